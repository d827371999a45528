/** Unused picture files and pictures that are too large. */
import { pictureOf, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

test('reports an unused picture, but not one in the text of an article', () => {
  for (const name of ['forgotten', 'in-text']) content.write(`images/${name}.png`, pictureOf(2000));
  content.write('blog/harvest.md', `${content.read('blog/harvest.md')}\n![A heap.](../images/in-text.png)\n`);
  content.expectWarnings(
    'content/images/forgotten.png:1 picture: is not used; use it in a document, or delete it',
  );
});

test('reports a large picture, regardless of its use', () => {
  content.write('images/plain.png', Buffer.concat([pictureOf(2000), Buffer.alloc(800 * 1024)]));
  content.expectWarnings(
    'content/images/plain.png:1 picture: is 800 KB; Git keeps every version permanently; save it',
  );
});

test('while a document cannot be parsed, no picture is reported as unused', () => {
  content.write('images/forgotten.png', pictureOf(2000));
  content.write('leaders/first.json', '{');
  expect(content.warnings()).toEqual([]);
});
