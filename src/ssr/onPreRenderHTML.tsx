import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import settings from '../../content/site.json';
import { startScripts } from '../browser/startScripts';
import { asText, inlineScript } from './inlineScript';
import { contentSecurityPolicy } from './policy';

type Script = ReactElement<{
  type?: string;
  src?: string;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === 'script';

/** The text of a script that the page itself holds; undefined for anything else, such as structured data. */
const inlineText = (node: ReactNode): string | undefined =>
  isScript(node) && !node.props.type && !node.props.src
    ? node.props.dangerouslySetInnerHTML?.__html
    : undefined;

/** All but the scripts that run: those become one. */
const isOther = (node: ReactNode): boolean => !isScript(node) || node.props.type !== undefined;

/** The styles and the script of the GatsbyImage component, which `components/Picture` does without. */
const isOfGatsbyImage = (node: ReactNode): boolean =>
  isValidElement(node) && String(node.key).startsWith('gatsby-image-style');

/** Where the scripts of all pages are, which Gatsby needs to know only to fetch pages before anybody wants them. */
const isChunkMapping = (node: ReactNode): boolean => isValidElement(node) && node.key === 'chunk-mapping';

/** The styles that Gatsby inlines. */
const isStyle = (node: ReactNode): boolean => isValidElement(node) && node.type === 'style';

/**
 * Completes a page of the build: its scripts start when it is idle or touched, what it holds of scripts is one, which
 * costs a phone less than four, and the policy comes first, knowing that one. The settings are imported, not queried,
 * because no query reaches here; when they change, so does this bundle, and Gatsby renders every page anew.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  const head = page.getHeadComponents().filter((node) => !isOfGatsbyImage(node));
  if (process.env.NODE_ENV === 'development') {
    page.replaceHeadComponents(head);
    return;
  }
  const foot = page.getPostBodyComponents().filter((node) => !isChunkMapping(node));
  const addresses = foot.flatMap((node) => (isScript(node) && node.props.src ? [node.props.src] : []));
  const parts = [...head, ...foot].flatMap((node) => inlineText(node) ?? []);
  const script = [...parts, asText(startScripts, ...addresses)].join(';');
  // Gatsby puts those of the page before those of the frame, where Bulma's would prevail.
  const styles = head.filter(isStyle).reverse();
  page.replacePostBodyComponents(foot.filter(isOther));
  page.replaceHeadComponents([
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={contentSecurityPolicy([script], settings)}
    />,
    ...styles,
    ...head.filter((node) => !isStyle(node) && isOther(node)),
    inlineScript('script', script),
  ]);
};
