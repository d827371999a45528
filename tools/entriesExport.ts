/** `npm run entries:export`: writes all entries of catalogues to a spreadsheet, `entries.xlsx` or the given file. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGroups, writeWorkbook } from './entries/workbook';

async function main(): Promise<void> {
  const [file = 'entries.xlsx'] = process.argv.slice(2);
  const { groups, errors } = await readGroups(path.resolve('content'));
  if (existsSync(file)) errors.push(`${file} exists already; delete it, or name another file`);
  process.exitCode = errors.length > 0 ? 1 : 0;
  if (errors.length > 0) return console.log(errors.join('\n'));
  writeFileSync(file, await writeWorkbook(groups));
  console.log(`Entries written to ${file}. When you have changed it: npm run entries:import -- ${file}`);
}

void main();
