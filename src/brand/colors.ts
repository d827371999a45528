/** The colours of this site, and the styles that set them. */
import { type Palette, palette, readable } from '../content-model/palette';
import { brandContent } from '../site-data/siteContent';

/** All colours of the brand. */
export const brandPalette = (): Palette => palette(brandContent().colors);

/** `accentStrong` gives `--color-accent-strong`. */
const variableOf = (role: string): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Share of the shadow's colour, as the last two digits of `#rrggbbaa`: 14 %. */
const SHADOW = '24';

/** The styles that set the variables of all colours, for the head of each page. */
export function paletteStyle(colors: Palette): string {
  const variables = Object.entries({ ...colors, shadow: colors.text + SHADOW });
  const declarations = variables.map(([role, color]) => `${variableOf(role)}:${color}`).join(';');
  const border = readable(colors.border, colors.text, [colors.background]);
  // For visitors who ask for more contrast.
  const more = `--color-text-muted:${colors.text};--color-border:${border}`;
  return `:root{${declarations}}@media(prefers-contrast:more){:root{${more}}}`;
}
