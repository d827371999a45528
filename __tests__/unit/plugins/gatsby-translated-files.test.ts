import path from 'node:path';
import matter from 'gray-matter';
import { onCreateNode } from '../../../plugins/gatsby-translated-files/gatsby-node';

interface Created {
  parent: string;
  language: string;
  relativePath: string;
  absolutePath: string;
  internal: { mediaType: string; content: string };
}

/** Returns the nodes that the plugin creates for a file of `texts`, and the media type of the file afterwards. */
async function nodesFor(relativePath: string, texts: Readonly<Record<string, string>>) {
  const files = Object.keys(texts).map((file) => ({
    id: `file ${file}`,
    name: path.posix.parse(file).name,
    relativePath: file,
    relativeDirectory: path.posix.dirname(file),
    absolutePath: `/content/${file}`,
    internal: { type: 'File', mediaType: 'application/json' },
  }));
  const node = files.find((file) => file.relativePath === relativePath);
  const created: Created[] = [];
  await onCreateNode?.(
    {
      node,
      getNodesByType: () => files,
      loadNodeContent: async (file: { relativePath: string }) => texts[file.relativePath],
      createNodeId: (id: string) => id,
      createContentDigest: (content: string) => content,
      actions: { createNode: (each: Created) => created.push(each), createParentChildLink: () => {} },
    } as never,
    { plugins: [] },
    () => {},
  );
  return { created, mediaType: node?.internal.mediaType };
}

const PEAS = 'products/pulses/peas.json';
const texts = {
  'languages.json': JSON.stringify({ languages: [{ code: 'ar', direction: 'rtl' }] }),
  [PEAS]: JSON.stringify({ id: 1, name: 'Peas', specs: { moisture: 'Max 12%' } }),
  [`ar/${PEAS}`]: JSON.stringify({ name: 'بازلاء' }),
  [`fr/${PEAS}`]: JSON.stringify({ name: 'Pois' }),
  'ar/terms.json': JSON.stringify({ terms: [{ english: 'Max {1}%', text: '{1}% كحد أقصى' }] }),
  'blog/news.md': matter.stringify('English.\n', { title: 'News', date: '2025-01-31' }),
  'ar/blog/news.md': matter.stringify('عربي.\n', { title: 'أخبار' }),
  'ar/images/chart.svg': '<svg/>',
};

test('a translation becomes a document with the place of the English file and the translated values', async () => {
  const { created, mediaType } = await nodesFor(`ar/${PEAS}`, texts);
  expect(mediaType).toBe('application/x-translation');
  expect(created).toEqual([
    expect.objectContaining({ parent: `file ar/${PEAS}`, language: 'ar', relativePath: PEAS }),
  ]);
  expect(created[0]?.absolutePath).toBe(`/content/${PEAS}`);
  expect(JSON.parse(created[0]?.internal.content ?? '')).toEqual({
    id: 1,
    name: 'بازلاء',
    specs: { moisture: '\u200E12%\u200E كحد أقصى' },
  });
});

test('an article has the translated text and front matter', async () => {
  const { created } = await nodesFor('ar/blog/news.md', texts);
  const { data, content } = matter(created[0]?.internal.content ?? '', {});
  expect([created[0]?.internal.mediaType, data.title, content.trim()]).toEqual([
    'text/markdown',
    'أخبار',
    'عربي.',
  ]);
  expect(data).toHaveProperty('date');
});

test.each([
  [PEAS, ['ar', 'fr']],
  ['ar/terms.json', ['ar', 'ar']],
  ['ar/images/chart.svg', []],
])('after a change of %s, the translations in %j are created again', async (file, languages) => {
  const { created } = await nodesFor(file, texts);
  expect(created.map(({ language }) => language)).toEqual(languages);
});

test('a translation without an English file is no document', async () => {
  expect((await nodesFor('ar/team/clerk.json', { 'ar/team/clerk.json': '{}' })).created).toEqual([]);
});
