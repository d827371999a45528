import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import arabicFontUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { arabicStyles } from '../../brand/arabicScript';
import { paletteStyle } from '../../brand/colors';
import { palette } from '../../content-model/palette';
import { isInArabicScript } from '../../lib/localText';
import { languageOfPath } from '../../routes';
import { settings } from './settings';

/** Browsers would otherwise request fonts only after they have read the styles. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, pathname }) => {
  const language = languageOfPath(pathname, settings.languages);
  const isArabic = isInArabicScript(language);
  const fonts = isArabic ? [fontUrl, arabicFontUrl] : [fontUrl];
  setHeadComponents([
    ...fonts.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="colors">{paletteStyle(palette(settings.brand.colors))}</style>,
    ...(isArabic ? [<style key="arabic">{arabicStyles(language, arabicFontUrl)}</style>] : []),
  ]);
};
