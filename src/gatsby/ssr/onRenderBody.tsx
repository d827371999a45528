import fontUrl from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2';
import vietnameseFontUrl from '@fontsource-variable/anek-latin/files/anek-latin-vietnamese-wght-normal.woff2';
import arabicFontUrl from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import { type Palette, palette, readable } from '../../content-model/palette';
import { isInArabicScript } from '../../lib/localText';
import { languageOfPath } from '../../routes';

/** Converts the name of a colour to a CSS variable: `accentStrong` becomes `--color-accent-strong`. */
const variableOf = (role: string): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Opacity of shadows (14 %), as the last two digits of `#rrggbbaa`. */
const SHADOW = '24';

/** Prints the CSS that defines the colours. There are no dark ones, so `only light` keeps browsers from darkening pages. */
function paletteStyle(colors: Palette): string {
  const variables = Object.entries({ ...colors, shadow: colors.text + SHADOW });
  const declarations = variables.map(([role, color]) => `${variableOf(role)}:${color}`).join(';');
  const border = readable(colors.border, colors.text, [colors.background]);
  const more = `--color-text-muted:${colors.text};--color-border:${border}`;
  return `:root{${declarations};color-scheme:only light}@media(prefers-contrast:more){:root{${more}}}`;
}

/**
 * Prints a face for further letters. It has the name and weights of the Latin font, because browsers combine only faces
 * with the same descriptors. There are no quotes, because React would escape them in a `<style>` element.
 */
const face = (url: string, display: string, range: string): string =>
  `@font-face{font-family:Anek Latin Variable;font-display:${display};font-weight:100 800;src:url(${url});unicode-range:${range}}`;

/** Like the Arabic styles only on the pages that need them, because they would make every other page larger. */
const VIETNAMESE_STYLES = face(vietnameseFontUrl, 'swap', 'u+102-1b0,u+300-329,u+1ea0-1ef9,u+20ab');

/**
 * Returns the styles of pages with Arabic letters.
 *
 * - Arabic letters are joined, have no italics, and are taller than Latin letters.
 * - `optional` avoids a layout shift: on a slow connection, the first page keeps the system font.
 * - `:lang()` limits the rules, because the styles remain when a link leads to an English page.
 * - `LanguageLinks` enlarges the letters of system fonts, which are smaller.
 */
const arabicStyles = (language: string): string =>
  face(arabicFontUrl, 'optional', 'u+600-6ff,u+750-77f,u+fb50-fdff,u+fe70-fefc') +
  `[hreflang=${language}]{font-size:1em!important}` +
  `@media screen{html:lang(${language}){line-height:1.8}` +
  `html:lang(${language}) p:not(.title){line-height:1.7}}` +
  `html:lang(${language}) *{font-style:normal!important;letter-spacing:0!important}` +
  `html:lang(${language}) .title{line-height:1.4}`;

/** Browsers would otherwise request fonts only after they have read the styles. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, pathname }) => {
  const { brand, languages } = SITE_SETTINGS;
  const language = languageOfPath(pathname, languages);
  // The 404 page has texts in all languages.
  const shown = pathname.startsWith('/404') ? languages : [language];
  const arabic = shown.find(isInArabicScript);
  const isVietnamese = shown.some((code) => /^vi\b/.test(code));
  const fonts = [fontUrl, ...(arabic ? [arabicFontUrl] : []), ...(isVietnamese ? [vietnameseFontUrl] : [])];
  setHeadComponents([
    ...fonts.map((url) => (
      <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="colors">{paletteStyle(palette(brand.colors))}</style>,
    ...(arabic ? [<style key="arabic">{arabicStyles(arabic)}</style>] : []),
    ...(isVietnamese ? [<style key="vietnamese">{VIETNAMESE_STYLES}</style>] : []),
  ]);
};
