import { useLocalLink } from '../ui/site/language';
import '../styles/running-text.scss';

const LINK = / href="(\/[^"]*)"/g;

/** Rendered Markdown. gatsby-plugin-catch-links opens its links with the router of Gatsby. */
export function RunningText({ html }: { html: string }) {
  const localLink = useLocalLink();
  const localHtml = html.replace(LINK, (_, target: string) => {
    const { to, hrefLang } = localLink(target);
    return ` href="${to}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
  });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own Markdown, rendered at build
    <div className="content" dangerouslySetInnerHTML={{ __html: localHtml }} />
  );
}
