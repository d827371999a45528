/** Sample content with entries that have all fields, and the spreadsheet of its entries. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type Cell,
  type CellValue,
  cellRef,
  readXlsx,
  type Sheet,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { applyFiles, planImport } from '../../tools/entries/planImport';
import { type Group, readGroups, writeWorkbook } from '../../tools/entries/workbook';
import type { ContentCopy } from './contentCopy';

const OPTIONAL = {
  varieties: ['Flour', 'Meal | fine', 'With a \\ backslash'],
  limits: [
    { name: 'Foreign | matter', value: 'Max 0.25%', method: 'ISO 605' },
    { name: 'Broken', value: 'Nil' },
    { name: 'Colour', value: 'a|' },
  ],
  supply: { hsCode: '0713.60', packing: 'Bags of 25 kg\nor 50 kg', leadTime: '3 weeks' },
  calendar: { sowing: [{ from: 'June', to: 'July' }], shipment: [{ from: 'May', to: 'May' }] },
  article: 'harvest',
};

const PEAS = 'Peas & beans';

/** Adds products with all optional fields to the sample content, in the group "Peas & beans". */
export function addProducts(content: ContentCopy, count: number): void {
  content.set('product-groups/pulses.json', { name: PEAS });
  for (let id = 1; id <= count; id += 1) {
    const file = `products/pulses/pea-${id}.json`;
    const description = `What pea ${id} offers, in words that no other page has.`.padEnd(75, '.');
    const { $schema, image, ...others } = JSON.parse(content.read('products/oils/linseed.json')) as object &
      Record<'$schema' | 'image', unknown>;
    // The fields are in the order of the content model, in which the import writes them.
    const names = { id, name: `Pea ${id}`, image, tray: { file: '../../images/plain.png' } };
    const data = { $schema, sample: true, ...names, ...others, ...names, description, ...OPTIONAL };
    content.write(file, `${JSON.stringify(data, null, 2)}\n`);
  }
  for (const old of ['peas', 'beans']) content.delete(`products/pulses/${old}.json`);
  content.edit('pages/specifications.json', ({ tables }) => {
    for (const table of Object.values(tables as object)) table.limits = ['Broken'];
  });
}

export const snapshot = ({ dir, read }: ContentCopy): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .map((file) => [file, read(file)]),
  );

/** Returns the groups of the content, the sheets that `npm run entries:export` writes, and the sheet of the products. */
export async function exportSheets({ dir }: ContentCopy) {
  const { groups } = await readGroups(dir);
  const { sheets } = await readXlsx(await writeWorkbook(groups));
  const peas = sheets.find(({ name }) => name === PEAS) as Sheet;
  return { groups, sheets, peas };
}

/** Saves the sheets as a file and imports it. */
export async function importSheets(
  { dir }: ContentCopy,
  groups: readonly Group[],
  sheets: readonly Sheet[],
  deleteMissing = false,
) {
  const saved = await writeXlsx({ sheets: sheets as WriteSheet[] });
  const plan = await planImport(dir, groups, (await readXlsx(saved)).sheets, deleteMissing);
  applyFiles(dir, plan.files);
  return plan;
}

/** Returns functions for the cells of a sheet, by heading and row. Row 1 is the first entry. */
export function cellsOf(sheet: Sheet) {
  const columnOf = (heading: string): number => {
    const column = sheet.rows[0]?.indexOf(heading) ?? -1;
    if (column < 0) throw new Error(`There is no column ${heading}`);
    return column;
  };
  const rowAt = (row: number): CellValue[] => {
    sheet.rows[row] ??= [];
    return sheet.rows[row];
  };
  return {
    set(heading: string, value: CellValue, row = 1) {
      rowAt(row)[columnOf(heading)] = value;
    },
    /** Sets a formula or an error in the first row. */
    setCell: (heading: string, cell: Cell) => sheet.cells?.set(`1,${columnOf(heading)}`, cell),
    place: (heading: string) => cellRef(1, columnOf(heading)),
  };
}
