import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { checkOnSave, onPreBootstrap } from '../../../../src/gatsby/node/development';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const reporter = { error: jest.fn(), panic: jest.fn(), success: jest.fn() };
const store = { getState: () => ({ program: { directory: content.root } }) };
const printed = () =>
  jest
    .mocked(process.stderr.write)
    .mock.calls.map(([text]) => text)
    .join('');

beforeEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const run = async () => onPreBootstrap?.({ reporter, store } as never, { plugins: [] }, () => {});

test('content with problems stops the build, which lists all of them', async () => {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.write('pages/not-found.json', '{');
  await run();
  expect(printed().trim().split('\n')).toHaveLength(3);
  expect(printed()).toContain('error: content/pages/team.json:');
  expect(reporter.panic).toHaveBeenCalledWith(
    'The content has 3 problems, listed above. Nothing is published until this is solved.',
  );
});

test('a warning does not stop the build', async () => {
  content.delete('services');
  await run();
  expect(printed()).toContain('warning: content/services:1 folder: is empty');
  expect(reporter.panic).not.toHaveBeenCalled();
});

describe('the check on save', () => {
  let watcher: FSWatcher;
  beforeEach(async () => {
    watcher = checkOnSave(content.dir, reporter as never);
    await new Promise((ready) => watcher.on('ready', () => ready(undefined)));
  });
  afterEach(() => watcher.close());

  /** Resolves at the next call of a method of the reporter. */
  const next = (method: keyof typeof reporter): Promise<unknown> =>
    new Promise((resolve) => {
      reporter[method].mockImplementationOnce(resolve);
    });

  /** Replaces a file, as vim, JetBrains editors and `sed -i` do. */
  const replace = (file: string, text: string) => {
    const target = path.join(content.dir, file);
    writeFileSync(`${target}.tmp`, text);
    renameSync(target, `${target}~`);
    renameSync(`${target}.tmp`, target);
    rmSync(`${target}~`);
  };

  test.each([
    ['written', content.write],
    ['replaced', replace],
  ])('reports each save in which a file is %s', async (_, save) => {
    const before = content.read('pages/team.json');
    for (let saves = 0; saves < 2; saves += 1) {
      const broken = next('error');
      save('pages/team.json', '{');
      await expect(broken).resolves.toMatch(/^The content has 1 problem, listed above\./);
      const fixed = next('success');
      save('pages/team.json', before);
      await expect(fixed).resolves.toBe('Content is in order');
    }
  });
});
