import type * as z from 'zod';
import type { brandColors } from './documents/brand';

type BrandColors = z.infer<typeof brandColors>;
export type Palette = Readonly<Required<BrandColors>>;

const channelsOf = (color: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Mixes two colours. `share` is the share of `to`, from 0 to 1. */
function mix(from: string, to: string, share: number): string {
  const other = channelsOf(to);
  const channels = channelsOf(from).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Calculates the contrast ratio of WCAG 2.2 for colours such as `#0b1f3a`: from 1 (equal colours) to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast ratios of WCAG 2.2 AA, for text and for controls and marks on their background. */
export const CONTRAST = { text: 4.5, control: 3 } as const;

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
