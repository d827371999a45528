import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/folder';

const { at, write } = temporaryFolder();
const SCRIPT = path.resolve('tools/checkFolder.js');

function checkIn(name: string) {
  for (const file of [
    'brand/icons.ts',
    'content/model.ts',
    'gatsby/node/schema.ts',
    'lib/figures.ts',
    'routes.ts',
  ])
    if (!existsSync(at(`${name}/src/${file}`))) write(`${name}/src/${file}`, '');
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: at(name), encoding: 'utf8' });
  return { status, stderr };
}

test('a folder with spaces, accents and other characters is accepted', () => {
  expect(checkIn('Søren & Sons, site_2 +@~;$-v1.0')).toEqual({ status: 0, stderr: '' });
});

test('a folder with characters that Gatsby cannot handle is refused, with these characters', () => {
  const { status, stderr } = checkIn('site [1]');
  expect(status).toBe(1);
  expect(stderr).toContain(`its path contains [ ]: ${at('site [1]')}\nRename or move`);
});

test('the cache is deleted if the project was copied or code that makes data changed', () => {
  const cached = (name: string) => {
    checkIn(name);
    return existsSync(at(`${name}/.cache/node.txt`));
  };
  const build = (name: string) => write(`${name}/.cache/node.txt`, '');
  build('site');
  expect(cached('site')).toBe(false);
  build('site');
  expect(cached('site')).toBe(true);
  cpSync(at('site'), at('copy'), { recursive: true });
  expect(cached('copy')).toBe(false);
  for (const file of ['content/documents/pages.ts', 'gatsby/node/typeDefs.ts', 'routes.ts']) {
    write(`site/src/${file}`, 'export const pages = {};');
    expect(cached('site')).toBe(false);
    build('site');
    expect(cached('site')).toBe(true);
  }
});

test.each([
  ['not JSON', '{ <<<<<<< HEAD', 1],
  ['JSON with a byte order mark', '\uFEFF{}', 0],
])('a file that Gatsby compiles with its code is checked first: %s', (_, text, code) => {
  write('site/package.json', '{ "scripts": { "content:check": "exit 2" } }');
  for (const name of ['brand', 'languages']) write(`site/content/${name}.json`, '{}');
  write('site/content/site.json', text);
  expect(checkIn('site').status).toBe(code);
});
