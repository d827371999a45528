/** Converts colours to `#rrggbb`, which `contrast` requires. */
import sharp from 'sharp';

/** Converts a computed colour, such as `rgb(11, 31, 58)`. */
export const hexOf = (rgb: string): string =>
  `#${Buffer.from((rgb.match(/\d+/g) ?? []).slice(0, 3).map(Number)).toString('hex')}`;

/** Returns the colours of a picture, row by row. */
export async function pixelsOf(picture: sharp.Sharp): Promise<string[]> {
  const bytes = await picture.removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_, index) => `#${bytes.toString('hex', 3 * index, 3 * index + 3)}`,
  );
}

/** Returns the colour of a point in a picture file. */
export async function pixelAt(file: string, left: number, top: number): Promise<string> {
  const [color = ''] = await pixelsOf(sharp(file).extract({ left, top, width: 1, height: 1 }));
  return color;
}
