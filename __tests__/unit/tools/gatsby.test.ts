/** Runs of a Gatsby that writes one page and one type file, and then ends as its argument says. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { folderAt } from '../../support/folder';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const { at, read, write } = folderAt(content.root);
const PAGE = 'public/404.html';
const TYPES = 'src/gatsby-types.d.ts';

const GATSBY = `
const fs = require('node:fs');
const [, , command, end] = process.argv;
const last = fs.readFileSync(process.env.LAST_BUILD + '/404.html', 'utf8');
fs.mkdirSync('public', { recursive: true });
fs.writeFileSync('${TYPES}', 'new');
if (end !== 'nothing') fs.writeFileSync('${PAGE}', [command, require('node:path').basename(process.cwd()), last].join());
if (end === 'killed') process.kill(process.pid, 'SIGKILL');
if (end === 'tool killed') setTimeout(() => fs.writeFileSync('${PAGE}', 'late'), 10_000) && process.kill(process.ppid, 'SIGKILL');
if (end === 'waiting') setInterval(() => console.log('Gatsby is running'), 100);
process.exitCode = end === 'error' ? 1 : 0;
`;

/** Refuses to rename the last build as often as an argument says, as Windows does while another program reads it. */
const REFUSALS = `
const fs = require('node:fs');
let [{ renameSync }, left] = [fs, Number(process.argv.at(-1))];
fs.renameSync = (...names) => (names[0] === 'public' && left-- > 0 ? fs.rmdirSync('public') : renameSync(...names));
require('node:timers/promises').setTimeout = () => {};
`;

beforeEach(() => {
  for (const name of ['public', '.staging', 'src']) rmSync(at(name), { recursive: true, force: true });
  write('node_modules/gatsby/cli.js', GATSBY);
  write('refusals.js', REFUSALS);
  write(TYPES, 'old');
  symlinkSync(path.resolve('src/templates'), at('src/templates'), 'junction');
  write(PAGE, 'old');
  write('public/static/picture.avif', 'old');
});

const TOOL = [require.resolve('tsx/cli'), path.resolve('tools/gatsby.ts')];
const env = { ...process.env, NODE_OPTIONS: `--require ${at('refusals.js')}` };
const options = { cwd: content.root, encoding: 'utf8', env } as const;
const run = (...args: string[]) => spawnSync(process.execPath, [...TOOL, ...args], options);

function expectOldSite(): void {
  expect(readdirSync(at('public')).sort()).toEqual(['404.html', 'static']);
  expect([read(PAGE), read('public/static/picture.avif')]).toEqual(['old', 'old']);
}

test('a build replaces the last one, which is there until then, as soon as no other program reads it', () => {
  expect(run('build', '2').status).toBe(0);
  expect(readdirSync(at('public'))).toEqual(['404.html']);
  expect([read(PAGE), read(TYPES)]).toEqual([`build,${path.basename(content.root)},old`, 'new']);
  expect(existsSync(at('.staging'))).toBe(false);
});

const ENDS = { error: 1, killed: 1, nothing: 0 };

test.each(Object.entries(ENDS))('a build that ends with %s leaves the last one', (end, status) => {
  expect(run('build', end).status).toBe(status);
  expectOldSite();
  expect(existsSync(at('.staging'))).toBe(false);
});

test('when a build is killed, Gatsby ends, and the next build replaces the last one', () => {
  expect(run('build', 'tool killed').status).not.toBe(0);
  expectOldSite();
  // The output was open until Gatsby ended.
  expect(read(path.join('.staging/copy', path.basename(content.root), PAGE))).not.toBe('late');
  expect([run('build').status, read(PAGE)]).toEqual([0, expect.stringContaining('build,')]);
});

test('while a command runs, others stop with its name. Then `clean` deletes the build', async () => {
  const server = spawn(process.execPath, [...TOOL, 'develop', 'waiting'], options);
  while (!String(await once(server.stdout, 'data')).includes('Gatsby'));
  const stderr = expect.stringMatching(/^npm run develop \(process \d+\) is running in this folder\. Stop/);
  for (const name of ['build', 'clean']) expect(run(name)).toMatchObject({ status: 1, stdout: '', stderr });
  expect(read(PAGE)).toContain('develop,');
  server.kill();
  await once(server, 'exit');
  expectOldSite();
  expect(run('clean').status).toBe(0);
  expect(['public', '.staging'].map((name) => existsSync(at(name)))).toEqual([false, false]);
});

test('a build that may not replace the last one is kept', () => {
  expect(run('build', '99').stderr).toMatch(/^public is in use .*rename \.staging\/new to public\./);
  expect([read(PAGE), read('.staging/new/404.html')]).toEqual(['old', expect.stringContaining('build,')]);
});

test('content with an error stops a build before Gatsby starts', () => {
  content.write('pages/team.json', '{');
  const { status, stdout } = run('build');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^content\/pages\/team\.json:1.*\n1 problem in \d+ files\. Nothing is published/m);
  expectOldSite();
  expect(existsSync(at('.staging'))).toBe(false);
});

test('the development server starts with an error that Gatsby can read, and leaves the last build', () => {
  content.write('pages/team.json', '{');
  expect(run('develop').status).toBe(0);
  expect([read(TYPES), existsSync(content.at('.schemas'))]).toEqual(['new', true]);
  expectOldSite();
});

test('the development server does not start with an error in a file that Gatsby compiles', () => {
  content.replace('site.json', '"email"', '"mail"');
  const { status, stdout } = run('develop');
  expect([status, stdout]).toEqual([1, expect.stringContaining('content/site.json')]);
  expect(read(TYPES)).toBe('old');
});
