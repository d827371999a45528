import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { keepHashDecodable } from './src/browser/keepHashDecodable';
import { canonicalPath, SERVICES } from './src/routes';
import { HIDE_UNTIL_FILTERED } from './src/sections/ServiceSearch/hideUntilFiltered';

/** What Gatsby runs when it renders the pages to HTML. */
export { wrapPageElement } from './src/layout/wrapPageElement';

const inlineScript = (name: string, source: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, with nothing typed in it.
  <script key={name} dangerouslySetInnerHTML={{ __html: source }} />
);

/**
 * The font is known to be needed before the styles that name it are read; the scripts are those that cannot
 * wait for Gatsby.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    inlineScript('hash', `(${keepHashDecodable})()`),
  ]);
  if (canonicalPath(pathname) === SERVICES) setHeadComponents([inlineScript('filter', HIDE_UNTIL_FILTERED)]);
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
