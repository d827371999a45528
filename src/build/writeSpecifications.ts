import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SPECIFICATIONS_FILE } from '../lib/generatedFiles';
import { interpolate } from '../lib/interpolate';
import { pageUrl } from '../routes';
import { sheetName, textSheet, writeSheets } from './spreadsheet';

type Site = { siteUrl: string };
type Specifications = NonNullable<Queries.BuiltPagesQuery['specifications']>;

/**
 * Writes the tables of `/specifications` as a workbook. They are one sheet, which is easier to filter. A column with test
 * methods follows each limit that has any.
 */
export async function writeSpecifications(publicDir: string, site: Site, page: Specifications) {
  const { banner, download, tables } = page;
  const withMethod = tables.flatMap((each) =>
    each.columns.filter((_, index) => each.rows.some(({ methods }) => methods[index])),
  );
  const facts = [...new Set(tables.flatMap((each) => each.columns))].flatMap((limit) => {
    const value = { heading: limit, limit, kind: 'values' } as const;
    const method = { heading: interpolate(download.method, { limit }), limit, kind: 'methods' } as const;
    return withMethod.includes(limit) ? [value, method] : [value];
  });
  const rows = tables.flatMap((each) =>
    each.rows.map(({ entry, ...row }) => {
      const cells = facts.map(({ limit, kind }) => row[kind][each.columns.indexOf(limit)] ?? '');
      return [each.title, row.group, entry.name, ...cells, pageUrl(site.siteUrl, entry.path)];
    }),
  );
  const { table, group, name, url } = download;
  const headings = [table, group, name, ...facts.map(({ heading }) => heading), url];
  const columns = headings.map((heading) => ({ heading }));
  const sheet = textSheet(sheetName(banner.crumb), columns, rows, 3);
  writeFileSync(path.join(publicDir, SPECIFICATIONS_FILE), await writeSheets([sheet]));
}
