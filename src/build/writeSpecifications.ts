import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cell, writeXlsx } from 'hucre/xlsx';
import { SPECIFICATIONS_FILE } from '../lib/generatedFiles';
import { interpolate } from '../lib/interpolate';
import { pageUrl } from '../routes';
import { columnFor, HEADER, PROPERTIES, sheetName, textCell } from './spreadsheet';

type Site = { siteUrl: string };
type Specifications = NonNullable<Queries.BuiltPagesQuery['specifications']>;

/** Joins the tables to one, which is easier to filter. A column with test methods follows each limit that has any. */
function rowsOf(site: Site, { download, tables }: Specifications): string[][] {
  const labels = [...new Set(tables.flatMap(({ columns }) => columns))];
  const withMethod = new Set(
    tables.flatMap((table) =>
      table.columns.filter((_, index) => table.rows.some(({ methods }) => methods[index])),
    ),
  );
  const header = labels.flatMap((label) =>
    withMethod.has(label) ? [label, interpolate(download.method, { limit: label })] : [label],
  );
  const rows = tables.flatMap((table) =>
    table.rows.map(({ name, group, values, methods, ...row }) => {
      const cells = labels.flatMap((label) => {
        const index = table.columns.indexOf(label);
        const value = values[index] ?? '';
        return withMethod.has(label) ? [value, methods[index] ?? ''] : [value];
      });
      return [table.title, group, name, ...cells, pageUrl(site.siteUrl, row.path)];
    }),
  );
  return [[download.table, download.group, download.name, ...header, download.url], ...rows];
}

/** Writes the tables of `/specifications` as a workbook with one sheet, whose header stays in view. */
export async function writeSpecifications(publicDir: string, site: Site, page: Specifications) {
  const rows = rowsOf(site, page);
  const cells = new Map<string, Partial<Cell>>(
    rows.flatMap((row, index) =>
      row.map((text, column) => [`${index},${column}`, textCell(text, index === 0 ? HEADER : {})]),
    ),
  );
  const columns = (rows[0] ?? []).map((_, column) => columnFor(rows.map((row) => row[column] ?? '')));
  const workbook = await writeXlsx({
    sheets: [{ name: sheetName(page.banner.crumb), columns, cells, freezePane: { rows: 1, columns: 3 } }],
    properties: PROPERTIES,
  });
  writeFileSync(path.join(publicDir, SPECIFICATIONS_FILE), workbook);
}
