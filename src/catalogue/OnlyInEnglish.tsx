import { Link } from 'gatsby';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { InLanguage, useLanguage } from '../ui/site/language';

interface Props {
  className: string;
  text: string | null;
  section: { textLanguage: string } | null;
}

/** A link to the English page on a page that lacks entries (docs/behaviour.md, "Languages"). */
export function OnlyInEnglish({ className, text, section }: Props) {
  const { route } = useLanguage();
  if (!text) return null;
  return (
    <InLanguage of={section}>
      <p className={className}>
        <Link to={route} hrefLang={SOURCE_LANGUAGE}>
          {text}
        </Link>
      </p>
    </InLanguage>
  );
}
