/** Checks printed pages (docs/behaviour.md, "Sheets"). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF_INFO, PDF_TEXT } from '../../tools/browsers-check/engines';
import { startStaticServer } from '../../tools/staticServer';
import { publicDir } from '../support/builtPages';
import { sheetLabels } from '../support/catalogues';
import { entries } from '../support/enquiryList';
import { engine } from './visitor';

const outputOf = (program: string, ...args: string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout;

/** Prints a page of the site on A4 paper. Returns the number of printed pages and their text. */
async function print(route: string): Promise<{ sheets: number; text: string }> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'print-'));
  const file = path.join(dir, 'page.pdf');
  const server = await startStaticServer(publicDir);
  try {
    await (await engine()).print(server.origin + route, file);
    const [, sheets] = /^Pages:\s+(\d+)/m.exec(outputOf(PDF_INFO, file)) ?? [];
    return { sheets: Number(sheets), text: outputOf(PDF_TEXT, file, '-') };
  } finally {
    await server.close();
    rmSync(dir, { recursive: true });
  }
}

/** The sheets with the longest text. If these fit on one printed page, shorter ones do too. */
const longest = [...entries].sort((one, other) => other.details.length - one.details.length).slice(0, 2);

test.each(longest)('the sheet of $name is printed on one page of A4', async ({ path: route }) => {
  const { sheets, text } = await print(route);
  // Firefox prints large text as shapes, from which no text can be extracted.
  expect(text).toContain(sheetLabels.supplyLabels.packing);
  expect(sheets).toBe(1);
});
