import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { BRAND_ICONS } from '../../generatedFiles';
import { pathPrefix } from '../../routes';

/** The `ink` of the design (`src/styles/_root.scss`), which the manifest names as well: the frame of mobile browsers. */
const THEME_COLOR = '#0b1f3a';

/** Puts into the head the preload of the font, which is known to be needed before the styles that name it are read, and the icons. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="theme" name="theme-color" content={THEME_COLOR} />,
    <link
      key="icon-pixels"
      rel="icon"
      href={pathPrefix() + BRAND_ICONS.pixels}
      type="image/png"
      sizes="48x48"
    />,
    <link key="icon" rel="icon" href={pathPrefix() + BRAND_ICONS.vector} type="image/svg+xml" sizes="any" />,
    <link key="touch" rel="apple-touch-icon" href={pathPrefix() + BRAND_ICONS.touch} />,
    <link key="manifest" rel="manifest" href={pathPrefix() + BRAND_ICONS.manifest} />,
  ]);
};
