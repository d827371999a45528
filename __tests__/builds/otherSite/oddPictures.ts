/** Adds pictures as phones and other systems save them, with such file names. */
import sharp from 'sharp';
import type { ContentCopy } from '../../support/contentCopy';

/** File names, as they are on the disk. The name of the WebP file has an accent as a separate character (NFD). */
const PHOTOGRAPH = 'Toor dal (2).JPG';
const DRAWING = 'Cost & crop #1.svg';
const TRANSPARENT = 'Sack.PNG';
const WEBP = 'cafe\u0301.webp';
const AVIF = 'crane.avif';

/** The text alternatives of the pictures in the latest article. */
export const inArticle = { photograph: 'A heap of dal.', drawing: 'What it costs.' };

/** A red area and a blue area next to it. Transparent pictures have no blue area. */
const halves = (background: string) =>
  sharp({ create: { width: 1800, height: 1350, channels: 4, background } }).composite([
    { input: { create: { width: 900, height: 1350, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

/** Writes the pictures and shows them. `article` is the slug of the latest article. */
export async function writePictures(content: ContentCopy, article: string): Promise<void> {
  const write = async (name: string, picture: sharp.Sharp) =>
    content.write(`images/${name}`, await picture.toBuffer());
  // Orientation 6 means that the left side of the stored picture is its top.
  await write(PHOTOGRAPH, halves('#00f').jpeg().withMetadata({ orientation: 6 }));
  await write(TRANSPARENT, halves('#0000').png());
  await write(WEBP, halves('#00f').webp());
  await write(AVIF, halves('#00f').avif({ effort: 0 }));
  content.write(
    `images/${DRAWING}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 330"><path d="M220 0h220v330h-220z"/></svg>\n`,
  );
  for (const file of ['images/Thumbs.db', 'services/._freight.json']) content.write(file, '\0');

  const file = `blog/${article}.md`;
  const [photograph, drawing] = [PHOTOGRAPH, DRAWING].map(encodeURIComponent);
  content.replace(file, /file: .*$/m, `file: "../images/${PHOTOGRAPH}"`);
  content.replace(
    file,
    'More text.',
    `![${inArticle.photograph}](../images/${photograph})\n\n![${inArticle.drawing}](../images/${drawing})`,
  );
  const show = (document: string, field: string, name: string, alt?: string) =>
    content.set(document, { [field]: { file: `../images/${name}`, alt } });
  content.set('products/spices/turmeric.json', {
    image: { file: `../../images/${TRANSPARENT}`, alt: 'A sack.' },
  });
  show('leaders/second.json', 'image', WEBP.normalize('NFC'));
  show('business-areas/spices.json', 'strip', AVIF, 'A crane.');
}
