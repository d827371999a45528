import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { brandPalette, paletteStyle } from '../../brand/colors';
import { BRAND_ICONS } from '../../generatedFiles';
import { pathPrefix } from '../../routes';

/**
 * Adds the colours, icons, manifest and theme colour to the head. Preloads the font, because browsers would otherwise
 * request it only after they have read the styles. The theme colour is the same as in the manifest. Mobile browsers use
 * it for their UI.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  const colors = brandPalette();
  setHeadComponents([
    <link key="font" rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="theme" name="theme-color" content={colors.primary} />,
    <style key="colors">{paletteStyle(colors)}</style>,
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
