/** The colours of this site, and the CSS that defines them as variables. */
import { type Palette, palette, readable } from '../content/palette';
import { brandContent } from './siteContent';

export const brandPalette = (): Palette => palette(brandContent().colors);

/** Converts the name of a colour to a CSS variable: `accentStrong` becomes `--color-accent-strong`. */
const variableOf = (role: string): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Opacity of shadows (14 %), as the last two digits of `#rrggbbaa`. */
const SHADOW = '24';

/**
 * Prints the CSS that defines the colours. The site has no dark colours, so `only light` keeps browsers from darkening
 * it. Some web views darken it nevertheless: texts become light, but the accent stays as it is. Then `light-dark`
 * chooses the accent that light texts are readable on.
 */
export function paletteStyle(colors: Palette): string {
  const variables = Object.entries({ ...colors, shadow: colors.text + SHADOW });
  const declarations = variables.map(([role, color]) => `${variableOf(role)}:${color}`).join(';');
  const border = readable(colors.border, colors.text, [colors.background]);
  // Increase the contrast for visitors who prefer it.
  const more = `--color-text-muted:${colors.text};--color-border:${border}`;
  const accent = `light-dark(${colors.accent},${colors.accentStrong})`;
  return `:root{${declarations};color-scheme:only light}@supports(color:${accent}){:root{--color-accent:${accent}}}@media(prefers-contrast:more){:root{${more}}}`;
}
