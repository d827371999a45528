/** The tables of `/specifications` as files for buyers (docs/behaviour.md, "Specifications"). */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Cell, writeXlsx } from 'hucre/xlsx';
import { SPECIFICATION_FILES } from '../lib/generatedFiles';
import { interpolate } from '../lib/interpolate';
import { pageUrl } from '../routes';
import { columnFor, HEADER, PROPERTIES, printCsv, sheetName, textCell } from './spreadsheet';

type Row = Pick<Queries.SpecificationRow, 'name' | 'group' | 'path' | 'values' | 'methods'>;

interface Specifications {
  site: { siteUrl: string };
  specifications: {
    banner: { crumb: string };
    download: Readonly<Record<'table' | 'group' | 'name' | 'method' | 'url', string>>;
    tables: readonly { title: string; columns: readonly string[]; rows: readonly Row[] }[];
  };
}

/**
 * Joins the tables to one, which is easier to filter. A column with test methods follows each limit that has any.
 * @returns the header and the rows
 */
function specificationRows({ site, specifications: { download, tables } }: Specifications): string[][] {
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

/** Prints a workbook with one sheet, whose header stays in view. */
function printXlsx(name: string, rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const cells = new Map<string, Partial<Cell>>(
    rows.flatMap((row, index) =>
      row.map((text, column) => [`${index},${column}`, textCell(text, index === 0 ? HEADER : {})]),
    ),
  );
  const columns = (rows[0] ?? []).map((_, column) => columnFor(rows.map((row) => row[column] ?? '')));
  const freezePane = { rows: 1, columns: 3 };
  return writeXlsx({
    sheets: [{ name: sheetName(name), columns, cells, freezePane }],
    properties: PROPERTIES,
  });
}

export async function publishSpecificationFiles(publicDir: string, data: Specifications): Promise<void> {
  const rows = specificationRows(data);
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, SPECIFICATION_FILES.csv), printCsv(rows));
  writeFileSync(
    path.join(publicDir, SPECIFICATION_FILES.xlsx),
    await printXlsx(data.specifications.banner.crumb, rows),
  );
}
