import { Link } from 'gatsby';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { InLanguage, useInterpolate, useLanguage } from '../ui/site/language';

interface Props {
  texts: { textLanguage: string; onlyInEnglish: string | null };
  count: number;
  total: number;
}

/** A link to the English page on a page that lacks entries (docs/behaviour.md, "Languages"). */
export function OnlyInEnglish({ texts, count, total }: Props) {
  const { route } = useLanguage();
  const interpolate = useInterpolate();
  if (!texts.onlyInEnglish || count >= total) return null;
  return (
    <InLanguage of={texts}>
      <p className="container pt-5">
        <Link to={route} hrefLang={SOURCE_LANGUAGE}>
          {interpolate(texts.onlyInEnglish, { count, total })}
        </Link>
      </p>
    </InLanguage>
  );
}
