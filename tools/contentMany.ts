/**
 * `npm run content:many -- DIR 200`: copies the project without ignored files to the new folder DIR and adds that many
 * articles, and entries in the first group of each catalogue: numbered copies of the present ones, with their
 * translations. `npm ci` in DIR installs the packages.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from '../src/content/catalogues';
import { LANGUAGES_FILE } from '../src/content/collections';

/** Returns the text of a document or a translation with a number after its name. */
function numbered(text: string, number: number, id: number): string {
  // The fingerprint `english` is of the original.
  if (text.startsWith('---'))
    return text.replace(/^english: .*\n/m, '').replace(/^( *title: ".*)"$/gm, `$1 ${number}"`);
  // A sheet number can be used only once. A translation has neither a number nor an id.
  const { sheetNumber, english, ...data } = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify({ ...data, ...('id' in data && { id }), name: `${data.name} ${number}` }, null, 2)}\n`;
}

/** Adds copies of the files of a folder and of their translations. */
function addCopies(contentDir: string, folder: string, count: number): void {
  const originals = readdirSync(path.join(contentDir, folder)).sort();
  const { languages } = JSON.parse(readFileSync(path.join(contentDir, LANGUAGES_FILE), 'utf8')) as {
    languages: { code: string }[];
  };
  for (let index = 0; index < count; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const number = Math.floor(index / originals.length) + 2;
    for (const root of ['', ...languages.map(({ code }) => code)]) {
      const file = path.join(contentDir, root, folder, original);
      if (!existsSync(file)) continue;
      const text = numbered(readFileSync(file, 'utf8'), number, 1000 + index);
      writeFileSync(file.replace(/(\.\w+)$/, `-${number}$1`), text);
    }
  }
}

export function addMany(contentDir: string, count: number): void {
  addCopies(contentDir, 'blog', count);
  for (const { folder } of catalogues) {
    const [group = ''] = readdirSync(path.join(contentDir, folder)).sort();
    addCopies(contentDir, `${folder}/${group}`, count);
  }
}

if (require.main === module) {
  const [dir, count] = process.argv.slice(2);
  if (!dir || !Number(count)) throw new Error('Usage: npm run content:many -- DIR 200');
  if (existsSync(dir)) throw new Error(`${dir} exists already. Choose a new folder.`);
  const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listFiles, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, path.join(dir, file));
  addMany(path.join(dir, 'content'), Number(count));
  console.log(`The copy is in ${dir}. Build it there: npm ci && npm run build`);
}
