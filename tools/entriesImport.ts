/**
 * `npm run entries:import -- FILE`: updates the content files from a spreadsheet that `entries:export` wrote. Writes
 * nothing if anything is wrong. Deletes entries without a row only with `--delete`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { countUntranslated } from '../src/content-model/check/checkTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { inContent } from '../src/content-model/read/problem';
import { readContent } from '../src/content-model/read/readContent';
import { applyFiles, planImport } from './entries/planImport';
import { readGroups } from './entries/workbook';

const DELETE = '--delete';

function fail(...errors: string[]): void {
  console.log(`${errors.join('\n')}\n\nNothing has been changed.`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const [file = '', ...others] = process.argv.slice(2).filter((argument) => argument !== DELETE);
  if (!file || others.length > 0)
    return fail(`Name one file: npm run entries:import -- entries.xlsx [${DELETE}]`);
  const contentDir = path.resolve('content');
  const { groups, errors } = await readGroups(contentDir);
  if (errors.length > 0) return fail(...errors);
  const workbook = await readFile(file)
    .then(readXlsx)
    .catch(() => undefined);
  if (!workbook)
    return fail(`${file} cannot be read; check its name, or save it as an Excel workbook (.xlsx)`);
  const plan = await planImport(contentDir, groups, workbook.sheets, process.argv.includes(DELETE));
  for (const warning of plan.warnings) console.log(`warning: ${warning}`);
  if (plan.errors.length > 0) return fail(...plan.errors);
  applyFiles(contentDir, plan.files);
  for (const { file: changed, change } of plan.files) console.log(`${change}: content/${changed}`);
  for (const kept of plan.kept)
    console.log(`content/${kept} has no row and is kept; to delete it, add ${DELETE}`);
  if (plan.files.length === 0) console.log('No differences.');
  else printProblems(countUntranslated(readContent(contentDir)).map(inContent), 'warning');
}

void main();
