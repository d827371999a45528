/** Builds a changed copy of the project, in another folder, over the files of the last build. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { filesIn } from '../../src/content/read/contentFiles';
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

/** Returns the digest of each file of the built site. */
const digests = () =>
  Object.fromEntries(
    filesIn(published.dir).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(published.at(file)))
        .digest('hex'),
    ]),
  );

test('a build over the last one has nothing of deleted content, and is the same as a build from nothing', async () => {
  copyProject();
  const content = folderAt(at('content'));
  const [picture = ''] = readdirSync(content.at('images')).filter((name) => name.endsWith('.jpg'));
  for (const { code } of languages) content.delete(code);
  content.write('languages.json', '{ "languages": [] }\n');
  content.write(
    `images/${picture}`,
    await sharp(content.at(`images/${picture}`))
      .negate()
      .toBuffer(),
  );
  content.write('../static/new.txt', 'New');
  await build();
  const files = digests();
  expect(published.read('new.txt')).toBe('New');
  expect(languages.filter(({ code }) => existsSync(published.at(code)))).toEqual([]);

  for (const made of ['.cache', 'public']) folderAt(at(made)).delete('');
  await build();
  expect(files).toEqual(digests());
}, 1_200_000);
