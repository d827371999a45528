import { type Palette, readable } from '../content-model/palette';

/** Converts the name of a colour to a CSS variable: `accentStrong` becomes `--color-accent-strong`. */
const variableOf = (role: string): string =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Opacity of shadows (14 %), as the last two digits of `#rrggbbaa`. */
const SHADOW = '24';

/** Prints the CSS that defines the colours. There are no dark ones, so `only light` keeps browsers from darkening pages. */
export function paletteStyle(colors: Palette): string {
  const variables = Object.entries({ ...colors, shadow: colors.text + SHADOW });
  const declarations = variables.map(([role, color]) => `${variableOf(role)}:${color}`).join(';');
  const border = readable(colors.border, colors.text, [colors.background]);
  const more = `--color-text-muted:${colors.text};--color-border:${border}`;
  return `:root{${declarations};color-scheme:only light}@media(prefers-contrast:more){:root{${more}}}`;
}
