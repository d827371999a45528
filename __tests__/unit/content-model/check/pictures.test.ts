import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ContentCopy, contentCopy, realContent } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => content.remove());

const png = (extra = 0): Buffer =>
  Buffer.concat([readFileSync(path.join(realContent, 'images/people/meera-iyer.png')), Buffer.alloc(extra)]);

test('all pictures of the site are used, and light', () => {
  expect(content.warnings()).toEqual([]);
});

test('all of them together are below 30 MB', () => {
  const files = readdirSync(path.join(realContent, 'images'), { recursive: true, encoding: 'utf8' });
  const bytes = files.map((file) => statSync(path.join(realContent, 'images', file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * 1024 * 1024);
});

test('a picture that nothing shows is told', () => {
  content.write('images/forgotten.png', png());
  expect(content.warnings()).toEqual([
    'content/images/forgotten.png:1 picture: is not shown anywhere; name it in a document, or delete it',
  ]);
});

test('a picture in the text of an article is shown', () => {
  content.write('images/in-text.png', png());
  const article = content.list('blog')[0];
  content.write(
    `blog/${article}`,
    `${content.read(`blog/${article}`)}\n![A monogram.](../images/in-text.png)\n`,
  );
  expect(content.warnings()).toEqual([]);
});

test('a heavy picture is told, however it is used', () => {
  content.write('images/people/meera-iyer.png', png(800 * 1024));
  expect(content.warnings()).toEqual([
    expect.stringMatching(
      /^content\/images\/people\/meera-iyer\.png:1 picture: has 8\d\d KB, .*; save it as a JPEG of quality 85/,
    ),
  ]);
  expect(content.errors()).toEqual([]);
});

test('while a document cannot be read, no picture is called unused', () => {
  content.write('leaders/meera-iyer.json', '{');
  expect(content.warnings()).toEqual([]);
});

test('the scenes behind the pictures are no content', () => {
  content.write('images/scenes/new-scene.py', '');
  expect(content.errors()).toEqual([]);
  expect(content.warnings()).toEqual([]);
});
