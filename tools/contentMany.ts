/**
 * `npm run content:many -- DIR --products 1000 --fibers 0 --articles 1000`: copies the project without ignored files to
 * the new folder DIR and adds that many entries to its content. `npm ci` in DIR installs the packages.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addMany } from './content-many/addMany';

const count = { type: 'string', default: '0' } as const;
const { values, positionals } = parseArgs({
  options: { products: count, fibers: count, articles: count },
  allowPositionals: true,
});
const [dir] = positionals;
const products = Number(values.products);
const fibers = Number(values.fibers);
const articles = Number(values.articles);
if (!dir || ![products, fibers, articles].every((number) => Number.isSafeInteger(number) && number >= 0))
  throw new Error('Usage: npm run content:many -- DIR --products 1000 --fibers 0 --articles 1000');
if (existsSync(dir)) throw new Error(`${dir} exists already. Choose a new folder.`);

const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listFiles, { encoding: 'utf8' }).split('\0').filter(existsSync);
for (const file of files) cpSync(file, path.join(dir, file));
addMany(path.join(dir, 'content'), { products, fibers, articles });
console.log(`The copy is in ${dir}. Build it there: npm ci && npm run build`);
