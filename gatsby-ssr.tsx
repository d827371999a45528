import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { keepHashDecodable } from './src/browser/keepHashDecodable';
import { ALIVE_ATTRIBUTE, loadUntilAlive } from './src/browser/loadUntilAlive';
import { WAITING_ATTRIBUTE, waitForFilter } from './src/browser/waitForFilter';
import { BRAND_ICONS, canonicalPath, SEARCH_PARAMETER, SERVICES } from './src/routes';

/** What Gatsby runs when it renders the pages to HTML. */
export { wrapPageElement } from './src/layout/wrapPageElement';

/** A function as a script of the page; it runs with the arguments, and without anything else of this module. */
const inlineScript = <Arguments extends readonly string[]>(
  script: (...args: Arguments) => void,
  ...args: Arguments
) => (
  <script
    key={script.name}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, with nothing typed in it.
    dangerouslySetInnerHTML={{ __html: `(${script})(${args.map((arg) => JSON.stringify(arg)).join()})` }}
  />
);

/**
 * The font is known to be needed before the styles that name it are read; the icons are those of tabs and home
 * screens; the scripts are those that cannot wait for Gatsby.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon-pixels" rel="icon" href={BRAND_ICONS.pixels} type="image/png" sizes="48x48" />,
    <link key="icon" rel="icon" href={BRAND_ICONS.vector} type="image/svg+xml" sizes="any" />,
    <link key="touch" rel="apple-touch-icon" href={BRAND_ICONS.touch} />,
    <link key="manifest" rel="manifest" href={BRAND_ICONS.manifest} />,
    inlineScript(keepHashDecodable),
    inlineScript(loadUntilAlive, ALIVE_ATTRIBUTE),
  ]);
  if (canonicalPath(pathname) === SERVICES)
    setHeadComponents([inlineScript(waitForFilter, SEARCH_PARAMETER, WAITING_ATTRIBUTE)]);
};

/** Drops the styles and the script of the GatsbyImage component, which `components/Picture` does without. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) => !(isValidElement(component) && String(component.key).startsWith('gatsby-image-style')),
    ),
  );
};
