/** The pictures of the built pages: their HTML and their files. */
import path from 'node:path';
import sharp from 'sharp';
import { publicDir } from '../../support/builtPages';
import { attributes, documents } from '../../support/documents';

const pictures = documents().flatMap(([route, document]) =>
  [...document.querySelectorAll('picture')].map((picture) => ({ route, picture })),
);

test('each picture has dimensions, and an alternative text unless a name is next to it', () => {
  for (const [route, document] of documents())
    for (const image of document.querySelectorAll('img')) {
      const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      const alt = image.getAttribute('alt');
      // `.SheetHead-head` is below the title of a sheet.
      const hasName =
        image.closest('.portrait, header, footer, [role="status"], .SheetHead-head') ||
        image.closest('a, li, .Logo-logo')?.textContent;
      const isComplete = width && height && (hasName ? alt !== null : alt);
      expect([route, image.outerHTML, Boolean(isComplete)]).toEqual([route, image.outerHTML, true]);
    }
});

test('each photograph is available as AVIF and in a format for older browsers', () => {
  expect(pictures.length).toBeGreaterThan(50);
  for (const { route, picture } of pictures.filter(
    ({ picture }) => !picture.querySelector('img[src$=".svg"]'),
  )) {
    const types = attributes(picture, 'source', 'type');
    const [fallback] = attributes(picture, 'img', 'src');
    expect([route, types[0], fallback]).toEqual([
      route,
      'image/avif',
      expect.stringMatching(/\.(jpg|png|webp)$/),
    ]);
  }
});

test('the thumbnails of catalogue entries are square files in each size', async () => {
  const files = new Set(
    documents().flatMap(([, document]) =>
      [...document.querySelectorAll(':is(a, li) > img[srcset]')].flatMap((image) =>
        (image.getAttribute('srcset') ?? '').split(/,\s*/),
      ),
    ),
  );
  expect(files.size).toBeGreaterThan(0);
  for (const candidate of files) {
    const [file = '', size] = candidate.split(' ');
    const { width, height } = await sharp(path.join(publicDir, file)).metadata();
    expect([file, `${width}w`, `${height}w`]).toEqual([file, size, size]);
  }
});

test('each size of a picture matches the reserved space, so that nothing moves', async () => {
  const files = new Map<string, number>();
  for (const { picture } of pictures) {
    const image = picture.querySelector('img') as HTMLImageElement;
    for (const source of picture.querySelectorAll('[srcset]')) {
      const sized = source.hasAttribute('width') ? source : image;
      const reserved = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'));
      for (const candidate of source.getAttribute('srcset')?.split(/,\s*/) ?? [])
        files.set(candidate.split(' ')[0] ?? '', reserved);
    }
  }
  expect(files.size).toBeGreaterThan(100);
  const misfits: string[] = [];
  for (const [file, reserved] of files) {
    const { width = 0, height = 1 } = await sharp(path.join(publicDir, file)).metadata();
    // Ignore differences of a tenth of a pixel in 400. Styles crop large pictures to a fixed height.
    if (Math.abs(width / height / reserved - 1) > 0.00025 && width / height < 1.7) misfits.push(file);
  }
  expect(misfits).toEqual([]);
});
