/** The entries that `npm run content:many` adds, with the sample content. */
import { listContent } from '../../../src/content/check/checkContent';
import { addMany } from '../../../tools/content-many/addMany';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

const counts = { products: 40, fibers: 2, articles: 3 };

/** Returns the paths and texts of all files after the entries were added. */
function filesWithMany(): [string, string][] {
  addMany(content.dir, counts);
  return listContent(content.dir).map((file) => [file, content.read(file)]);
}

test('adds as many valid entries as requested, with distinct texts', () => {
  const before = listContent(content.dir).length;
  const files = filesWithMany();
  content.expectWarnings();
  expect(files).toHaveLength(before + counts.products + counts.fibers + counts.articles);
  const descriptions = files.flatMap(([file, text]) =>
    file.startsWith('products/') ? [(JSON.parse(text) as { description: string }).description] : [],
  );
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('writes the same files in each run', () => {
  const first = filesWithMany();
  for (const [file] of first) if (/-of-|news-from/.test(file)) content.delete(file);
  expect(filesWithMany()).toEqual(first);
});
