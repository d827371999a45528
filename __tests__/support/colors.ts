import type sharp from 'sharp';

/** Returns the colours of a picture, row by row, as `#rrggbb`. */
export async function pixelsOf(picture: sharp.Sharp): Promise<string[]> {
  const bytes = await picture.removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_, index) => `#${bytes.toString('hex', 3 * index, 3 * index + 3)}`,
  );
}
