/** All colours of the site, from those that `content/brand.json` names. */
import type * as z from 'zod';
import settings from '../../content/brand.json';
import { CONTRAST, contrast, mix } from '../content-model/contrast';
import type { brandColors } from '../content-model/documents/brand';

type BrandColors = z.infer<typeof brandColors>;
export type Palette = Readonly<Required<BrandColors>>;

/** Steps in which a colour nears another one until it is readable. */
const STEP = 0.05;

/** The first colour on the way from `color` to `toward` that is readable on all `grounds`; in the end `toward`. */
function readable(
  color: string,
  toward: string,
  grounds: readonly string[],
  least: number = CONTRAST.text,
): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mix(color, toward, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return toward;
}

/** Adds the colours that a brand leaves open; those of text are readable where they stand. */
export function palette(colors: BrandColors): Palette {
  const { text, background, surface, primary, accent } = colors;
  const band = colors.band ?? mix(background, accent, 0.1);
  const light = [background, surface, band];
  const onPrimary = colors.onPrimary ?? background;
  return {
    link: readable(primary, text, light),
    textMuted: readable(mix(text, background, 0.4), text, light),
    border: mix(background, text, 0.2),
    primaryLight: readable(mix(primary, background, 0.15), primary, [onPrimary]),
    accentStrong: readable(accent, text, light),
    positive: readable('#2f6b4f', text, light),
    danger: readable('#a3261b', text, light),
    ...colors,
    band,
    onPrimary,
  };
}

/** The colours of this site. */
export const brandPalette = palette(settings.colors);

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
