import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import arabicFontUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { arabicStyles } from '../../brand/arabicScript';
import { brandPalette, paletteStyle } from '../../brand/colors';
import { languageOfPage } from '../../brand/siteContent';
import { BRAND_ICONS } from '../../lib/generatedFiles';
import { isInArabicScript } from '../../lib/localText';

/**
 * Adds the colours, the styles of Arabic letters, the icons, manifest and theme colour to the head. Preloads the fonts,
 * because browsers would otherwise request them only after they have read the styles. The theme colour is the same as in
 * the manifest. Mobile browsers use it for their UI.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, pathname }) => {
  const colors = brandPalette();
  const language = languageOfPage(pathname);
  const isArabic = isInArabicScript(language);
  const fonts = isArabic ? [fontUrl, arabicFontUrl] : [fontUrl];
  setHeadComponents([
    ...fonts.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <meta key="theme" name="theme-color" content={colors.primary} />,
    <style key="colors">{paletteStyle(colors)}</style>,
    ...(isArabic ? [<style key="arabic">{arabicStyles(language, arabicFontUrl)}</style>] : []),
    <link key="icon-pixels" rel="icon" href={BRAND_ICONS.pixels} type="image/png" sizes="48x48" />,
    <link key="icon" rel="icon" href={BRAND_ICONS.vector} type="image/svg+xml" sizes="any" />,
    <link key="touch" rel="apple-touch-icon" href={BRAND_ICONS.touch} />,
    <link key="manifest" rel="manifest" href={BRAND_ICONS.manifest} />,
  ]);
};
