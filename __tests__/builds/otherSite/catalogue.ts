/** Adds the catalogue in `otherSite/src` as README.md describes: its files, a registry line and content. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentCopy } from '../../support/contentCopy';

export const ROUTE = '/spices';
export const GROUP = 'Seeds';
export const TABLE = 'All spices';
export const entry = { slug: 'cumin', name: 'Cumin', hsCode: '0909.31' };

/** Adds document types, page and registry line to a copy of the sources. */
export function declareCatalogue(root: string): void {
  cpSync('__tests__/builds/otherSite/src', path.join(root, 'src'), { recursive: true });
  const registry = path.join(root, 'src/content/catalogues.ts');
  const lines = readFileSync(registry, 'utf8')
    .replace(/^import/m, "import { spices } from './documents/spices';\nimport")
    .replace('fibers];', 'fibers, spices];');
  writeFileSync(registry, lines);
}

/** Writes the content of the catalogue. `article` is the slug of the article about its entry. */
export function writeCatalogue(content: ContentCopy, article: string): void {
  const write = (file: string, data: object) => content.write(file, `${JSON.stringify(data, null, 2)}\n`);
  const { seo, sharePicture, banner, groupLabel, subject, inquiry } = content.json('pages/textiles.json');
  write('pages/spices.json', {
    seo: { title: 'Spices', description: `Spices. ${seo.description}`.slice(0, 150) },
    sharePicture,
    banner: { ...banner, title: 'Spices' },
    groupLabel,
    subject,
    inquiry,
    specsTitle: 'Specification',
    specLabels: { origin: 'Origin', oil: 'Volatile oil' },
  });
  write('spice-groups/seeds.json', { id: 1, name: GROUP });
  const { image, tray, description, details } = JSON.parse(
    content.read('fibers/natural/hemp.json'),
  ) as Record<string, unknown>;
  write(`spices/seeds/${entry.slug}.json`, {
    id: 1,
    name: entry.name,
    image,
    tray,
    description,
    details,
    specs: { origin: 'India' },
    supply: { hsCode: entry.hsCode },
    article,
  });
  content.edit('pages/specifications.json', ({ tables }) => {
    Object.assign(tables as object, { spices: { title: TABLE, header: 'Spice', limits: [] } });
  });
  content.edit('pages/services.json', ({ elsewhere }) => {
    Object.assign((elsewhere as { kinds: object }).kinds, { spices: 'Spices, as search results' });
  });
}
