import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import settings from '../../../content/site.json';
import { FILTER_PENDING_ATTRIBUTE, hideUntilFiltered } from '../../features/search/hideUntilFiltered';
import { canonicalPath, SEARCH_PARAMETER, SERVICES } from '../../routes';
import { HYDRATED_ATTRIBUTE, reloadBeforeHydration } from '../browser/pageLoading';
import { callAsText } from './callAsText';
import { keepAddressDecodable } from './keepAddressDecodable';
import { contentSecurityPolicy } from './policy';
import { startScripts } from './startScripts';

type Script = ReactElement<{
  type?: string;
  src?: string;
  noModule?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === 'script';

/** A script of Gatsby's, whose key is its address. The `noModule` one is for browsers that the site does not support. */
const isGatsbyScript = (node: ReactNode): node is Script => isScript(node) && node.key === node.props.src;

/** The text of an inline script that the browser runs; data blocks such as JSON-LD are none. */
const inlineText = (node: ReactNode): string[] =>
  isScript(node) && !node.props.src && [undefined, 'module'].includes(node.props.type)
    ? [node.props.dangerouslySetInnerHTML?.__html ?? '']
    : [];

/** Gatsby's list of all scripts of the site, which only its prefetching reads; that is off. */
const isChunkMapping = (node: ReactNode): boolean => isValidElement(node) && node.key === 'chunk-mapping';

/**
 * Completes the HTML of a page: one inline script of ours, which also loads Gatsby's scripts when the page is idle or
 * used, and the policy, which comes first and names each inline script by its digest. The settings are imported because
 * no query reaches here; when they change, Gatsby renders every page anew. In development scripts and styles come from
 * the development server, and nothing is changed.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV === 'development') return;
  const head = page.getHeadComponents();
  const foot = page.getPostBodyComponents().filter((node) => !isChunkMapping(node));
  const addresses = foot
    .filter(isGatsbyScript)
    .flatMap(({ props: { src, noModule } }) => (src && !noModule ? [src] : []));
  const script = [
    callAsText(keepAddressDecodable),
    callAsText(reloadBeforeHydration, HYDRATED_ATTRIBUTE),
    ...(canonicalPath(page.pathname) === SERVICES
      ? [callAsText(hideUntilFiltered, SEARCH_PARAMETER, FILTER_PENDING_ATTRIBUTE)]
      : []),
    callAsText(startScripts, ...addresses),
  ].join(';');
  const policy = contentSecurityPolicy([script, ...[...head, ...foot].flatMap(inlineText)], settings);
  page.replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, with nothing typed in it.
    <script key="inline" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
  page.replacePostBodyComponents(foot.filter((node) => !isGatsbyScript(node)));
};
