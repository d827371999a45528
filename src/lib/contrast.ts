const channelsOf = (color: string): [red: number, green: number, blue: number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Mixes two colours. `share` is the share of `to`, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
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
