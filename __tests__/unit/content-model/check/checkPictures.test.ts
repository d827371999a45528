/** Picture files of any kind, as cameras, phones and unfinished uploads leave them. */
import sharp from 'sharp';
import { finishContent } from '../../../../src/content-model/finishContent';
import { formatProblem } from '../../../../src/content-model/read/problem';
import { readPictures } from '../../../../src/content-model/read/readPicture';
import { ARTICLE, LOGO, logoOf, PEAS, pictureOf, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

test('only pictures that have changed are decoded again', async () => {
  const pictures = await readPictures(content.dir);
  content.write('images/new.png', await pictureOf(500));
  const again = await readPictures(content.dir);
  const changed = [...again].filter(([file, found]) => pictures.get(file) !== found);
  expect(changed.map(([file]) => file)).toEqual(['images/new.png']);
});

/** Checks the content with its decoded pictures. Returns all problems except those of large pictures. */
async function problems(): Promise<string[]> {
  const found = finishContent(content.dir, { pictures: await readPictures(content.dir) });
  return found.problems.map(formatProblem).filter((problem) => !problem.includes(' KB; '));
}

/** A picture with details, so that the end of its file contains pixels. */
const picture = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 1000, height: 700, channels: 3, background: '#fff', noise } });
};
const transparent = () => picture().ensureAlpha(0.5);
const cut = async (image: sharp.Sharp): Promise<Buffer> => {
  const bytes = await image.toBuffer();
  return bytes.subarray(0, bytes.length * 0.6);
};
/** The first bytes of a HEIC file, which sharp cannot decode. */
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);

const damaged = (format: string) => `is incomplete or damaged, so the ${format} cannot be read; open it in`;
const wrongFormat = (format: string) => `is a file in the format ${format}, although its name ends in .`;

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['cut.jpg', () => cut(picture().jpeg()), damaged('JPEG')],
  ['cut.png', () => cut(transparent().png()), damaged('PNG')],
  ['cut.avif', () => cut(picture().avif({ effort: 0 })), damaged('AVIF')],
  ['phone.jpg', () => heic, `${wrongFormat('HEIC')}jpg; open it in an image editor, and save it as`],
  ['a.b.jpg', () => picture().webp().toBuffer(), `${wrongFormat('WebP')}jpg; open it`],
  ['open.svg', () => Buffer.from(logoOf('<g>')), damaged('SVG')],
  ['photograph.svg', () => picture().jpeg().toBuffer(), `${wrongFormat('JPEG')}svg; open it`],
  ['page.svg', () => Buffer.from('<html></html>'), 'is empty, damaged or no picture'],
  ['no.svg', () => Buffer.from(logoOf().replace('viewBox', 'id')), 'has no viewBox or no xmlns, so browsers'],
])('%s is reported', async (name, bytes, problem) => {
  content.write(`images/${name}`, await bytes());
  expect(await problems()).toEqual([expect.stringContaining(`content/images/${name}:1 picture: ${problem}`)]);
});

/** Some phones write another end into the start of scan. */
const wrongScan = async () => {
  const bytes = await picture().jpeg().toBuffer();
  bytes[bytes.indexOf('ffda', 'hex') + 12] = 0;
  return bytes;
};

test.each<[string, () => Promise<Buffer>]>([
  ['phone.jpg', wrongScan],
  ['print.jpg', () => picture().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
  ['grey.png', () => picture().greyscale().png({ palette: true }).toBuffer()],
  ['new.avif', () => transparent().avif({ effort: 0 }).toBuffer()],
])('%s is accepted', async (name, bytes) => {
  content.write(`images/${name}`, await bytes());
  content.replace(PEAS, 'plain.png', name);
  expect(await problems()).toEqual([]);
});

test('the width of a photograph of a phone is measured when it is upright', async () => {
  content.write('images/phone.jpg', await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  content.replace(PEAS, 'plain.png', 'phone.jpg');
  expect(await problems()).toEqual([expect.stringContaining('phone.jpg" is only 700 pixels wide; use one')]);
});

test('a large picture gets a warning', async () => {
  content.write('images/plain.png', Buffer.concat([await pictureOf(2000), Buffer.alloc(800 * 1024)]));
  content.expectWarnings('images/plain.png:1 picture: is 804 KB; Git keeps every version permanently; save');
});

const CARD = 900;
const NFC = 'caf\u00e9.png';
const NFD = 'cafe\u0301.png';

test.each([
  ['Plain.png', 'does not exist; put it into content/images, or did you mean "../../../images/plain'],
  ['small.png', `is only ${CARD - 1} pixels wide; use one with at least ${CARD} `],
])('the picture %s in a field is reported', async (name, problem) => {
  content.write('images/small.png', await pictureOf(CARD - 1));
  content.replace(PEAS, 'plain.png', name);
  const place = `content/${PEAS}:${content.lineOf(PEAS, name)} image.file`;
  const message = `${place}: the picture "../../../images/${name}" ${problem}`;
  expect(await problems()).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['toor dal [2].PNG', 'toor dal [2].PNG'],
  ['toor dal (2).png', 'toor%20dal%20%282%29.png'],
  ['50%.png', '50%.png'],
  [NFC, NFD],
  [NFD, encodeURIComponent(NFC)],
])('the picture %s may be written %s', async (file, written) => {
  content.write(`images/${file}`, await pictureOf(CARD));
  content.replace(PEAS, 'plain.png', written);
  content.replace(ARTICLE, 'More text.', `![A heap](<../images/${written}>)`);
  content.expectWarnings();
});

/** Writes the logo that `content/brand.json` refers to. */
const logo = (text: string) => content.write(LOGO, logoOf(text));

test.each([
  ['a script', '<script>alert(1)</script>', 2, 'contains "script", which can run code'],
  ['a later script', '<title>A ship – ours</title>\n<g>\n<script/>\n</g>', 4, 'contains "script"'],
  ['an event handler', '<g onload="alert(1)"/>', 2, 'contains "onload", which can run code'],
  ['a file in xlink:href', '<use xmlns:xlink="x:y" xlink:href="b.svg#a"/>', 2, 'refers to "b.svg#a"'],
  ['a picture in a style', '<path style="mask: url(\'//a.in/m\')"/>', 2, 'refers to "//a.in/m"'],
  ['text', '<text>Our House</text>', 2, 'contains text, whose font depends on the device; convert it to'],
])('%s is reported at the line of its element', (_, text, line, message) => {
  logo(text);
  content.expectErrors(`content/${LOGO}:${line} picture: ${message}`);
});

test.each([
  [1500, []],
  [2500, ['is drawn on 2500 x 2500 units, too many to make the icons of the site']],
  [40_000, ['is drawn on 40000 x 40000 units']],
])('a symbol of %d units', async (size, found) => {
  content.write(LOGO, logoOf().replace('100 40', `${size} ${size}`));
  expect(await problems()).toEqual(found.map((one) => expect.stringContaining(`${LOGO}:1 picture: ${one}`)));
  content.replace(LOGO, '<svg', '<svg width="512"');
  expect(await problems()).toEqual([]);
});

test('references within the file are allowed', () => {
  logo(`<!-- a --><style>.a{fill:url(#b)}</style>
    <linearGradient id="b"/><use href="#b"/><path fill="url('#b')"/><image href="data:image/png;base64,AAAA"/>`);
  content.expectWarnings();
});

test('reports a large file', () => {
  logo(`<path d="${'M0 0h1v1z'.repeat(5000)}"/>`);
  content.expectWarnings(`content/${LOGO}:1 picture: is 44 KB; every visitor loads it; simplify`);
});
