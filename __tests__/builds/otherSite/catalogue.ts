/** Adds a catalogue as README describes: a document type and a page like those of the fibers, a registry line, content. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentCopy } from '../../support/contentCopy';

/** The folder of its entries. Real catalogues have other names. */
const FOLDER = 'testgoods';
export const ROUTE = '/test-goods';
export const GROUP = 'Test group';
export const TABLE = 'All test goods';
export const entry = { slug: 'test-item', name: 'Test Item', hsCode: '2918.14' };

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
  const change = (from: string, to: string, edit: (source: string) => string) =>
    writeFileSync(at(to), edit(readFileSync(at(from), 'utf8')));
  change('content/documents/fibers.ts', `content/documents/${FOLDER}.ts`, renamed);
  change('pages/textiles.tsx', `pages${ROUTE}.tsx`, renamed);
  change('content/catalogues.ts', 'content/catalogues.ts', (registry) =>
    registry
      .replace(', fibers];', `, fibers, ${FOLDER}];`)
      .replace(/^import/m, `import { ${FOLDER} } from './documents/${FOLDER}';\nimport`),
  );
}

/** Writes the content of the catalogue. `article` is the slug of the article about its entry. */
export function writeCatalogue(content: ContentCopy, article: string): void {
  const copy = (file: string, like: string, changes: object) => {
    content.write(file, content.read(like));
    content.set(file, { ...changes, $schema: undefined });
  };
  const { seo, banner } = content.json('pages/textiles.json');
  copy(`pages/${FOLDER}.json`, 'pages/textiles.json', {
    seo: { title: 'Test goods', description: `Test goods. ${seo.description}`.slice(0, 150) },
    banner: { ...banner, title: 'Test goods' },
  });
  copy(`${FOLDER}-groups/first.json`, 'fiber-categories/natural.json', { name: GROUP });
  copy(`${FOLDER}/first/${entry.slug}.json`, 'fibers/natural/hemp.json', {
    name: entry.name,
    article,
    supply: { hsCode: entry.hsCode },
  });
  content.edit('pages/specifications.json', ({ tables }) => {
    Object.assign(tables as object, { [FOLDER]: { title: TABLE, header: 'Item', limits: [] } });
  });
  content.edit('pages/services.json', ({ elsewhere }) => {
    Object.assign((elsewhere as { kinds: object }).kinds, { [FOLDER]: 'Test goods, as search results' });
  });
}
