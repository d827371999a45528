import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
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

test('a folder with characters that Gatsby cannot handle is refused, with these characters', () => {
  const { status, stderr } = checkIn('site [1]');
  expect(status).toBe(1);
  expect(stderr).toContain(`its path contains [ ]: ${at('site [1]')}\nRename or move`);
});
