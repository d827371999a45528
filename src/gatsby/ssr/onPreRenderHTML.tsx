import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode, type ScriptHTMLAttributes } from 'react';
import { FILTER_PARAMETER, SEARCH_PARAMETER, SERVICES, SPECIFICATIONS } from '../../routes';
import { HYDRATED_ATTRIBUTE } from '../../ui/site/hydration';
import {
  allowScripts,
  callAsText,
  hideUntilFiltered,
  keepUrlDecodable,
  reloadBeforeHydration,
  startScripts,
} from './inlineScripts';
import { contentSecurityPolicy } from './policy';

type Script = ReactElement<ScriptHTMLAttributes<HTMLScriptElement>>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === 'script';

/** Whether a node loads a script. One of Gatsby's scripts is `noModule`, for unsupported browsers. */
const isScriptFile = (node: ReactNode): node is Script => isScript(node) && node.props.src !== undefined;

/** Whether a node is Gatsby's list of all scripts. Only the prefetching of visible links reads it, which is off. */
const isScriptList = (node: ReactNode): boolean => isScript(node) && node.props.id === 'gatsby-chunk-mapping';

/** Returns the text of an inline script. Data blocks (JSON-LD) do not run. */
const inlineText = (node: ReactNode): string[] =>
  isScript(node) && !node.props.src && [undefined, 'module'].includes(node.props.type)
    ? [String(node.props.dangerouslySetInnerHTML?.__html ?? '')]
    : [];

/**
 * Replaces Gatsby's script elements with one inline script, which loads them later. Puts the Content-Security-Policy
 * first in the head, with a hash of each inline script. In development, scripts and styles come from the development
 * server.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  if (process.env.NODE_ENV === 'development') return;
  const head = page.getHeadComponents();
  const foot = page.getPostBodyComponents().filter((node) => !isScriptList(node));
  const urls = foot
    .filter(isScriptFile)
    .flatMap(({ props: { src, noModule } }) => (src && !noModule ? [src] : []));
  const isFiltered = [SERVICES, SPECIFICATIONS].some((route) => page.pathname.endsWith(route));
  const scripts = [
    callAsText(keepUrlDecodable),
    callAsText(reloadBeforeHydration, HYDRATED_ATTRIBUTE),
    ...(isFiltered ? [callAsText(hideUntilFiltered, SEARCH_PARAMETER, FILTER_PARAMETER)] : []),
    callAsText(startScripts, ...urls),
  ];
  const script = `if(${callAsText(allowScripts)}){${scripts.join(';')}}`;
  const policy = contentSecurityPolicy(
    [script, ...[...head, ...foot].flatMap(inlineText)],
    SITE_SETTINGS.site,
  );
  page.replaceHeadComponents([
    <meta key="policy" httpEquiv="Content-Security-Policy" content={policy} />,
    ...head,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any user input.
    <script key="inline" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
  page.replacePostBodyComponents(foot.filter((node) => !isScriptFile(node)));
};
