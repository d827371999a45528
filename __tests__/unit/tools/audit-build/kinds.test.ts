import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseJson, parseMarkdown } from '../../../../src/content-model/check/parse';
import { valueAt } from '../../../../src/content-model/schema';
import { addCopies, articles, type Kind, products } from '../../../../tools/audit-build/kinds';
import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

const COUNT = 40;

describe.each<[string, Kind, string[][]]>([
  ['articles', articles, [['title'], ['teaser'], ['seo', 'title'], ['seo', 'description']]],
  ['products', products, [['name'], ['description'], ['details']]],
])('%s made on the fly', (_, kind, fields) => {
  test('pass the check of the content', () => {
    addCopies(kind, content.dir, COUNT);
    expect(content.errors()).toEqual([]);
  });

  test('share none of the words by which pages are told apart', () => {
    const files = [...kind.patterns(content.dir), ...addCopies(kind, content.dir, COUNT)];
    const documents = files.map((file) => {
      const { parsed } = (file.endsWith('.md') ? parseMarkdown : parseJson)(content.read(file));
      return parsed?.data;
    });
    for (const field of fields) {
      const words = documents.map((document) => valueAt(document, field));
      expect(words.filter((word) => typeof word === 'string')).toHaveLength(files.length);
      expect(new Set(words).size).toBe(files.length);
    }
  });

  test('show the pictures that are there', () => {
    const pictures = (files: string[]) =>
      new Set(files.map((file) => /images\/[\w-]+\.(jpg|png)/.exec(content.read(file))?.[0]));
    const before = pictures(kind.patterns(content.dir));
    expect(pictures(addCopies(kind, content.dir, COUNT))).toEqual(before);
  });

  test('can be corrected, and pass the check again', () => {
    const [file = ''] = kind.patterns(content.dir);
    const before = content.read(file);
    content.write(file, kind.correct(before));
    expect(content.read(file)).not.toBe(before);
    expect(content.errors()).toEqual([]);
  });
});

test('an article without its page is told', () => {
  const publicDir = content.at('public');
  mkdirSync(path.join(publicDir, 'blog', 'one'), { recursive: true });
  content.write('public/blog/one/index.html', '');
  expect(articles.missing(publicDir, ['blog/one.md', 'blog/two.md'])).toEqual(['blog/two.md']);
});

test('a product that its page does not show is told', () => {
  const publicDir = content.at('public');
  mkdirSync(path.join(publicDir, 'PulsesProducts'), { recursive: true });
  content.write('public/PulsesProducts/index.html', '<section id="toor-dal-1"></section>');
  expect(
    products.missing(publicDir, ['products/pulses/toor-dal-1.json', 'products/pulses/toor-dal.json']),
  ).toEqual(['products/pulses/toor-dal.json']);
});
