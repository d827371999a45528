/**
 * `npm run entries:export`: writes the entries of all catalogues to a spreadsheet, `entries.xlsx` or the given file.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGroups, writeWorkbook } from './entries/workbook';

async function main(): Promise<void> {
  const [file = 'entries.xlsx'] = process.argv.slice(2);
  const { groups, errors } = await readGroups(path.resolve('content'));
  if (existsSync(file)) errors.push(`${file} exists already; delete it, or name another file`);
  if (errors.length > 0) {
    console.log(errors.join('\n'));
    process.exitCode = 1;
    return;
  }
  writeFileSync(file, await writeWorkbook(groups));
  console.log(`Entries written to ${file}. When you have changed it: npm run entries:import -- ${file}`);
}

void main();
