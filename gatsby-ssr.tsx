import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';

/** What Gatsby runs when it renders the pages to HTML. */
export { wrapPageElement } from './src/layout/wrapPageElement';

/** The font is known to be needed before the styles that name it are read. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
  ]);
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
