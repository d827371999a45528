import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json';
import { temporaryFolder } from '../../support/folder';

const { at } = temporaryFolder();
const SCRIPT = path.resolve('tools/checkFolder.js');

function checkIn(name: string) {
  mkdirSync(at(name), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: at(name), encoding: 'utf8' });
  return { status, stderr };
}

test('a folder with spaces, accents and other characters is accepted', () => {
  expect(checkIn('Søren & Sons, site_2 +@~;$-v1.0')).toEqual({ status: 0, stderr: '' });
});

test.each([
  ['site [1]', '[ ]'],
  ['(old)/site (1)', '( )'],
  ["{a}#b%20c!d?e*f|g'h\\i=^`", "{ } # % ! ? * | ' \\ = ^ `"],
])('a folder named %s is refused, with these characters', (name, characters) => {
  const { status, stderr } = checkIn(name);
  expect(status).toBe(1);
  expect(stderr).toContain(`its path contains ${characters}: ${at(name)}\nRename or move`);
});

test('each script that starts Gatsby first checks the folder', () => {
  const checking = Object.entries(manifest.scripts).filter(([, script]) =>
    script.startsWith('node tools/checkFolder.js && '),
  );
  expect(checking.map(([name]) => name)).toEqual(['start', 'develop', 'edit', 'build', 'test']);
});
