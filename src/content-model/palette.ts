import type * as z from 'zod';
import { CONTRAST, contrast, mix } from '../lib/contrast';
import type { brandColors } from './documents/brand';

type BrandColors = z.infer<typeof brandColors>;
export type Palette = Readonly<Required<BrandColors>>;

const STEP = 0.05;

/** Mixes `color` with the least of `toward` that makes it readable on all `grounds`; `toward` if none does. */
export function readable(color: string, toward: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mix(color, toward, share);
    if (grounds.every((ground) => contrast(candidate, ground) >= CONTRAST.text)) return candidate;
  }
  return toward;
}

/** Adds the colours that a brand omits. If possible, they have enough contrast for readable text. */
export function palette(colors: BrandColors): Palette {
  const { text, background, surface, primary, accent } = colors;
  const band = colors.band ?? readable(mix(background, accent, 0.1), background, [text]);
  const light = [background, surface, band];
  const onPrimary = colors.onPrimary ?? readable(background, '#ffffff', [primary]);
  return {
    link: readable(primary, text, light),
    textMuted: readable(mix(text, background, 0.4), text, light),
    border: mix(background, text, 0.2),
    primaryLight: readable(mix(primary, background, 0.15), primary, [onPrimary]),
    accentStrong: readable(accent, text, light),
    danger: readable('#a3261b', text, light),
    ...colors,
    band,
    onPrimary,
  };
}
