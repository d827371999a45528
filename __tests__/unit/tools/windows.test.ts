/** Simulates Windows. Paths with backslashes are in `contentCommands.test.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
