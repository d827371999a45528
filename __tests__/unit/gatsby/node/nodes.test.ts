import path from 'node:path';
import { onCreateNode } from '../../../../src/gatsby/node/nodes';
import { temporaryFolder } from '../../../support/folder';

const folder = temporaryFolder();
const PEAS = 'products/pulses/peas.json';
const files = [PEAS, `ar/${PEAS}`, `fr/${PEAS}`, 'ar/terms.json', 'ar/images/chart.svg', 'languages.json'];

/** Returns the language and path of each node that is created after a change of a file. */
async function createdAfter(changed: string): Promise<string[]> {
  const nodes = files.map((file) => ({
    id: file,
    name: path.posix.parse(file).name,
    relativePath: file,
    relativeDirectory: path.posix.dirname(file),
    absolutePath: folder.at(file),
    internal: { type: 'File' },
  }));
  const created: string[] = [];
  await onCreateNode?.(
    {
      node: nodes.find(({ relativePath }) => relativePath === changed),
      getNodesByType: () => nodes,
      loadNodeContent: async (node: { relativePath: string }) => folder.read(node.relativePath),
      createNodeId: (id: string) => id,
      createContentDigest: (content: string) => content,
      actions: {
        createNode: (each: { language: string; relativePath: string }) =>
          created.push(`${each.language} ${each.relativePath}`),
        createParentChildLink: () => {},
      },
    } as never,
    { plugins: [] },
    () => {},
  );
  return created;
}

beforeEach(() => {
  for (const file of files) folder.write(file, '{}');
  folder.write('languages.json', JSON.stringify({ languages: [{ code: 'ar', direction: 'rtl' }] }));
});

test.each([
  [`ar/${PEAS}`, ['ar']],
  [PEAS, ['ar', 'fr']],
  ['ar/terms.json', ['ar']],
  ['languages.json', ['ar', 'fr']],
  ['ar/images/chart.svg', []],
])('after a change of %s, the translations in %j are created again', async (file, languages) => {
  const created = await createdAfter(file);
  expect(created).toEqual(languages.map((language) => `${language} ${PEAS}`));
});

test('a file that was deleted since the last start is left out', async () => {
  folder.delete(`fr/${PEAS}`);
  expect(await createdAfter(PEAS)).toEqual([`ar ${PEAS}`]);
  folder.delete(PEAS);
  expect(await createdAfter('ar/terms.json')).toEqual([]);
});
