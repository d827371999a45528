/** What the npm scripts check before they start: the version of Node.js and the folder. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { engines } from '../../../package.json';
import { temporaryFolder } from '../../support/folder';

/** Runs the check in a folder, as if the running Node.js had this version. */
function check(version: string, cwd = '.') {
  const script = JSON.stringify(path.resolve('tools/checkSetup.js'));
  const code = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require(${script})`;
  const { status, stderr } = spawnSync(process.execPath, ['--eval', code], { cwd, encoding: 'utf8' });
  return { status, stderr };
}

test('versions outside the ranges in `engines` are refused, with both, and newer releases get a warning', () => {
  const problem = expect.stringContaining(`needs Node.js ${engines.node}, but Node.js 18.20.8 is running`);
  expect(check('18.20.8')).toEqual({ status: 1, stderr: problem });
  const isAllowed = (version: string) => check(version).status === 0;
  expect(['20.19.5', '22.16.0', '24.0.0', '26.1.0'].filter((version) => !isAllowed(version))).toEqual([]);
  expect(['20.19.4', '21.99.9', '22.15.1', '23.0.0', '25.1.0'].filter(isAllowed)).toEqual([]);
  const newest = Number(/>=(\d+)$/.exec(engines.node)?.[1]);
  const stderr = `Node.js ${newest + 1} was not tried yet, only releases up to ${newest}.\n`;
  expect(check(`${newest + 1}.0.0`)).toEqual({ status: 0, stderr });
});

const { dir, at, write } = temporaryFolder();

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['localhost', 'localhost'],
])('with HOST=%s the built site is served at %s, and at each address that is printed', async (HOST, at) => {
  const command = [require.resolve('tsx/cli'), path.resolve('tools/serve.ts')];
  const settings = { cwd: dir, env: { ...process.env, HOST, PORT: '0' } };
  // `npm start` checks the port before the first build.
  expect(spawnSync(process.execPath, [...command, '--probe'], settings).status).toBe(0);
  write('public/404.html', 'Nothing here');
  const server = spawn(process.execPath, command, settings);
  const origins = String(await once(server.stdout, 'data')).match(/http:[^\s]+/g) ?? [];
  expect(origins[0]).toContain(`//${at}:`);
  // A later build replaces the folder.
  for (const page of ['Old', 'A new page']) {
    write('public/index.html', page);
    const answers = await Promise.all(origins.map(async (origin) => (await fetch(origin)).text()));
    expect(answers).toEqual(origins.map(() => page));
  }
  server.kill();
  await once(server, 'exit');
});

test('only a folder with characters that Gatsby cannot handle is refused, with these characters', () => {
  const [allowed = '', refused = ''] = ['Søren & Sons, site_2 +@~;$-v1.0', 'site [1]'].map(at);
  for (const folder of [allowed, refused]) mkdirSync(folder);
  expect(check('24.0.0', allowed)).toEqual({ status: 0, stderr: '' });
  const stderr = expect.stringContaining(`its path contains [ ]: ${refused}\nRename or move`);
  expect(check('24.0.0', refused)).toEqual({ status: 1, stderr });
});
