/** Converts a colour channel (0 to 255) to linear light (0 to 1), as in WCAG 2.2, "relative luminance". */
const toLinear = (value: number): number =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** The luminance at which black and white text have the same contrast. */
const THRESHOLD = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * Black or white, whichever has the higher contrast to a background. It is at least 4.5 (WCAG 2.2, 1.4.3).
 * @param background a hex colour such as `#c8a050`
 */
export function readableTextColor(background: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = (background.match(/[0-9a-f]{2}/gi) ?? []).map((hex) =>
    toLinear(Number.parseInt(hex, 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > THRESHOLD ? '#000' : '#fff';
}
