import type { FSWatcher } from 'node:fs';
import { checkOnSave } from '../../../../src/gatsby/node/contentReport';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
let watcher: FSWatcher;
const reporter = { info: jest.fn(), error: jest.fn(), success: jest.fn() };

/** Resolves at the next call of a method of the reporter. */
const next = (method: keyof typeof reporter): Promise<unknown> =>
  new Promise((resolve) => {
    reporter[method].mockImplementationOnce(resolve);
  });

beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  watcher = checkOnSave(content.dir, reporter as never);
});
afterEach(() => {
  watcher.close();
  jest.restoreAllMocks();
});

test('reports a save that breaks the content, and the save that fixes it', async () => {
  const before = content.read('pages/team.json');
  const broken = next('error');
  content.write('pages/team.json', '{');
  await expect(broken).resolves.toMatch(/^The content has 1 problem, listed above\./);
  const fixed = next('success');
  content.write('pages/team.json', before);
  await expect(fixed).resolves.toBe('Content is in order');
});
