/**
 * `npm run entries:import -- FILE`: updates the content files from a spreadsheet that `entries:export` wrote. Writes
 * nothing if anything is wrong. Deletes entries without a row only with `--delete`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { applyFiles, planImport } from './entries/planImport';
import { readGroups } from './entries/workbook';

const DELETE = '--delete';

function fail(...errors: string[]): void {
  console.log(`${errors.join('\n')}\n\nNothing has been changed.`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  const [file, ...others] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  if (!file || others.length > 0 || options.some((option) => option !== DELETE))
    return fail(`Name one file: npm run entries:import -- entries.xlsx [${DELETE}]`);
  const contentDir = path.resolve('content');
  const { groups, errors } = await readGroups(contentDir);
  if (errors.length > 0) return fail(...errors);
  if (!existsSync(file)) return fail(`${file} does not exist; check its name`);
  let sheets: Parameters<typeof planImport>[2];
  try {
    ({ sheets } = await readXlsx(readFileSync(file)));
  } catch {
    return fail(
      `${file} cannot be read; close it in other programs, or save it as an Excel workbook (.xlsx) without a password`,
    );
  }
  const plan = await planImport(contentDir, groups, sheets, options.includes(DELETE));
  for (const warning of plan.warnings) console.log(`warning: ${warning}`);
  if (plan.errors.length > 0) return fail(...plan.errors);
  applyFiles(contentDir, plan.files);
  for (const difference of plan.differences) console.log(difference);
  for (const kept of plan.kept)
    console.log(`content/${kept} has no row and is kept; to delete it, add ${DELETE}`);
  const count = plan.files.length;
  console.log(count === 0 ? 'No differences.' : `\n${count} file${count === 1 ? '' : 's'} changed.`);
}

void main();
