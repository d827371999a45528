/** Adds a catalogue as README describes: a document type and a page like those of the fibers, a registry line, content. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentCopy } from '../../support/contentCopy';

/** The folder of its entries. Real catalogues have other names. */
export const FOLDER = 'testgoods';
export const ROUTE = '/test-goods';
export const GROUP = 'Test group';
export const TABLE = 'All test goods';
export const KIND = 'Test goods, as search results';
export const entry = { slug: 'test-item', name: 'Test Item', hsCode: '2918.14' };
export const ROUTE_OF_ENTRY = `${ROUTE}/${entry.slug}`;

/** Renames the catalogue of fibers in its source files. */
const renamed = (source: string): string =>
  source
    .replace(/import { FIBERS } from .*\n/, '')
    // Only fiber categories have texts of their own.
    .replace(/^.*AboutCategory.*\n/gm, '')
    .replace(/^ *groups {\n *}\n/m, '')
    .replaceAll('FIBERS', `'${ROUTE}'`)
    .replaceAll("'textiles'", `'${FOLDER}'`)
    .replaceAll('fiber-categories', `${FOLDER}-groups`)
    .replaceAll('FiberCategory', 'TestGroup')
    .replaceAll('fibers', FOLDER)
    .replaceAll('Fiber', 'TestItem')
    .replaceAll('TextilesPage', 'TestgoodsPage')
    .replaceAll('textilesPage', 'testgoodsPage');

/** Adds the document type, the registry line and the page to a copy of the sources. */
export function declareCatalogue(root: string): void {
  const at = (file: string) => path.join(root, 'src', file);
  for (const [file, copy] of [
    ['content/documents/fibers.ts', `content/documents/${FOLDER}.ts`],
    ['pages/textiles.tsx', `pages${ROUTE}.tsx`],
  ] as const)
    writeFileSync(at(copy), renamed(readFileSync(at(file), 'utf8')));
  const registry = readFileSync(at('content/catalogues.ts'), 'utf8');
  const changed = registry
    .replace(', fibers];', `, fibers, ${FOLDER}];`)
    .replace(/^import/m, `import { ${FOLDER} } from './documents/${FOLDER}';\nimport`);
  if (!changed.includes(`${FOLDER}];`)) throw new Error('The registry of catalogues has changed.');
  writeFileSync(at('content/catalogues.ts'), changed);
}

/** Writes the content of the catalogue. `article` is the slug of the article about its entry. */
export function writeCatalogue(content: ContentCopy, article: string): void {
  const copy = (file: string, like: string, changes: object) => {
    const { $schema, ...data } = content.json(like as 'pages/textiles.json') as unknown as Record<
      string,
      unknown
    >;
    content.write(file, `${JSON.stringify({ ...data, ...changes }, null, 2)}\n`);
  };
  const { seo, banner } = content.json('pages/textiles.json');
  copy(`pages/${FOLDER}.json`, 'pages/textiles.json', {
    seo: { title: 'Test goods', description: `Test goods. ${seo.description}`.slice(0, 150) },
    banner: { ...banner, title: 'Test goods' },
  });
  copy(`${FOLDER}-groups/first.json`, 'fiber-categories/natural.json', { name: GROUP });
  const { supply, limits, ...rest } = content.json('fibers/natural/hemp.json' as never) as Record<
    string,
    object
  >;
  content.write(
    `${FOLDER}/first/${entry.slug}.json`,
    JSON.stringify(
      { ...rest, $schema: undefined, name: entry.name, article, supply: { hsCode: entry.hsCode } },
      null,
      2,
    ),
  );
  content.edit('pages/specifications.json', ({ tables }) => {
    Object.assign(tables as object, { [FOLDER]: { title: TABLE, header: 'Item', limits: [] } });
  });
  content.edit('pages/services.json', ({ elsewhere }) => {
    Object.assign((elsewhere as { kinds: object }).kinds, { [FOLDER]: KIND });
  });
}
