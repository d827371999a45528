/** Simulates Windows. Paths with backslashes are in `contentCommands.test.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../../../src/content/read/contentFiles';

jest.mock('node:child_process', () => ({ spawnSync: jest.fn(() => ({ status: 1 })) }));
jest.mock('../../../tools/browser', () => ({ findBrowser: () => '' }));

test('Chromium is downloaded without npx, which is not an executable file', () => {
  Object.assign(process, { getuid: undefined });
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue();
  require('../../../tools/installBrowser');
  process.exitCode = 0;
  const [[file, [cli] = ['']] = []] = jest.mocked(spawnSync).mock.calls;
  expect([file, existsSync(String(cli))]).toEqual([process.execPath, true]);
});

test('folders are copied with a filter, because otherwise Node.js may exit silently if a path has an accent', () => {
  const files = ['src', 'tools', '__tests__'].flatMap((folder) =>
    filesIn(folder).map((file) => `${folder}/${file}`),
  );
  const calls = files.flatMap((file) => readFileSync(file, 'utf8').match(/cpSync\((.*\n)*?.*\);/g) ?? []);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter((call) => !call.includes('filter'))).toEqual([]);
});
