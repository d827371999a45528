/** Builds a changed copy of the project, in another folder, over the files of the last build. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { folderAt, temporaryFolder } from '../support/folder';
import { languages } from '../support/languages';

const { dir, at } = temporaryFolder();
const published = folderAt(at('public'));

/** Copies everything that a build needs, and the last build. Links installed packages. */
function copyProject(): void {
  const needed = /^(gatsby-.*|package\.json|tsconfig\.json|content|plugins|public|src|static)$/;
  for (const file of readdirSync('.').filter((name) => needed.test(name)))
    cpSync(file, at(file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
}

/** Builds the site as `npm run build` does. */
async function build(): Promise<void> {
  const command = [require.resolve('tsx/cli'), path.resolve('tools/gatsby.ts'), 'build'];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await promisify(execFile)(process.execPath, command, { cwd: dir, env }).catch(({ stdout, stderr }) => {
    const output = stripVTControlCharacters(stdout + stderr);
    throw new Error(/^ *(ERROR|content\/)[\s\S]{0,1000}/m.exec(output)?.[0] ?? output.slice(-500));
  });
}

const encodedFolder = (bytes: Buffer): string => `static/${createHash('md5').update(bytes).digest('hex')}`;

test('a build over the last one has nothing of deleted content, and shows what has changed', async () => {
  copyProject();
  const content = folderAt(at('content'));
  const isPublished = (bytes: Buffer) => existsSync(published.at(encodedFolder(bytes)));
  const picture = readdirSync(content.at('images')).find(
    (name) => /\.(jpe?g|png)$/.test(name) && isPublished(readFileSync(content.at(`images/${name}`))),
  );
  for (const { code } of languages) content.delete(code);
  content.write('languages.json', '{ "languages": [] }\n');
  const original = readFileSync(content.at(`images/${picture}`));
  const changed = await sharp(original).negate().toBuffer();
  content.write(`images/${picture}`, changed);
  content.write('../static/new.txt', 'New');
  await build();
  expect(published.read('new.txt')).toBe('New');
  expect([original, changed].map(isPublished)).toEqual([false, true]);
  expect(languages.filter(({ code }) => existsSync(published.at(code)))).toEqual([]);
}, 1_200_000);
