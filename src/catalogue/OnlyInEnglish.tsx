import { SOURCE_LANGUAGE } from '../lib/localText';
import { useLanguage, useTextLanguage } from '../ui/site/language';

interface Props {
  className: string;
  text: string | null;
  textLanguage: string | undefined;
}

/** A link to the English page on a page that lacks entries (docs/behaviour.md, "Languages"). */
export function OnlyInEnglish({ className, text, textLanguage }: Props) {
  const { route } = useLanguage();
  const attributes = useTextLanguage()(textLanguage);
  if (!text) return null;
  return (
    <p className={className} {...attributes}>
      <a href={route} hrefLang={SOURCE_LANGUAGE}>
        {text}
      </a>
    </p>
  );
}
