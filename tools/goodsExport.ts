/**
 * `npm run goods:export`: writes all products, fibers and entries of other catalogues to a spreadsheet, `goods.xlsx` or
 * the given file.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readGroups } from './goods/readGroups';
import { writeWorkbook } from './goods/writeWorkbook';

async function main(): Promise<void> {
  const [file = 'goods.xlsx'] = process.argv.slice(2);
  const { groups, errors } = await readGroups(path.resolve('content'));
  if (existsSync(file)) errors.push(`${file} exists already; delete it, or name another file`);
  if (!file.endsWith('.xlsx')) errors.push(`${file} is not the name of a spreadsheet; end it with .xlsx`);
  for (const error of errors) console.log(error);
  process.exitCode = errors.length === 0 ? 0 : 1;
  if (errors.length > 0) return;
  writeFileSync(file, await writeWorkbook(groups));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  console.log(
    `${count} entries written to ${file}. When you have changed it: npm run goods:import -- ${file}`,
  );
}

void main();
