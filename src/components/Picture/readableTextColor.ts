/** The share of a channel in the light that a colour gives, as WCAG defines it; channels from 0 to 255. */
const linear = (value: number): number =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** The luminance on which black and white letters have the same contrast. */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * The colour of letters that can be read on a ground, with a contrast of 4.5 or more (WCAG 2.2: 1.4.3).
 * @param ground a colour such as `#c8a050`
 */
export function readableTextColor(ground: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = (ground.match(/[0-9a-f]{2}/gi) ?? []).map((hex) =>
    linear(Number.parseInt(hex, 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > MIDDLE ? '#000' : '#fff';
}
