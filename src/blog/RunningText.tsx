import { SOURCE_LANGUAGE } from '../lib/localText';
import { useLanguage, useLocalLink } from '../ui/site/language';
import '../styles/running-text.scss';

const LINK = / href="(\/[^"]*)"/g;

function useLocalHtml(html: string): string {
  const { code } = useLanguage();
  const localLink = useLocalLink();
  if (code === SOURCE_LANGUAGE) return html;
  return html.replace(LINK, (_, target: string) => {
    const { to, hrefLang } = localLink(target);
    return ` href="${to}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
}

/** Rendered Markdown. gatsby-plugin-catch-links opens its links with the router of Gatsby. */
export function RunningText({ html }: { html: string }) {
  const localHtml = useLocalHtml(html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own Markdown, rendered at build
    <div className="content" dangerouslySetInnerHTML={{ __html: localHtml }} />
  );
}
