import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onPreBootstrap } from '../../../../src/gatsby/node/onPreBootstrap';
import { onPreInit } from '../../../../src/gatsby/node/onPreInit';
import { requireBuild } from '../../../support/builtPages';
import { sampleContent } from '../../../support/sampleContent';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), watch: jest.fn(() => ({ on: jest.fn() })) }));

const watched = watch as unknown as jest.Mock<unknown, [folder: string, options: object, save: () => void]>;
const content = sampleContent();
const inProject = (file: string) => path.join(content.root, file);
const printed = () =>
  jest
    .mocked(process.stderr.write)
    .mock.calls.map(([text]) => text)
    .join('');
const reporter = { info: jest.fn(), error: jest.fn(), panic: jest.fn(), warn: jest.fn() };
const status = { PLUGINS_HASH: '' };
const store = { getState: () => ({ program: { directory: content.root }, status }), dispatch: jest.fn() };

beforeEach(() => {
  for (const folder of ['.cache', 'public', 'src/content/documents'])
    mkdirSync(inProject(folder), { recursive: true });
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

test('byte order marks are removed, and nothing else changes', async () => {
  // The bytes of a file that is not UTF-8, which the content check reports.
  const bytes = Buffer.from(`${content.read('pages/not-found.json')}caf\xe9`, 'latin1');
  content.write('pages/not-found.json', Buffer.concat([Buffer.from('\uFEFF'), bytes]));
  await run();
  expect(readFileSync(inProject('content/pages/not-found.json'))).toEqual(bytes);
  expect(reporter.info).toHaveBeenCalledTimes(1);
});

test('the development server marks its build and asks for a restart when the content model changes', async () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  writeFileSync(inProject('public/404.html'), '');
  requireBuild(inProject('public'));
  await run();
  expect(() => requireBuild(inProject('public'))).toThrow('Run npm run build first');
  const warned = new Promise((resolve) => reporter.warn.mockImplementationOnce(resolve));
  for (const [folder, , save] of watched.mock.calls) if (folder === inProject('src/content')) save();
  expect(await warned).toBe('The content model changed: restart the development server');
});

test('the cache is deleted if the content model has changed since the cache was created', async () => {
  const start = async () => {
    onPreInit?.({ reporter, store } as never, { plugins: [] }, () => {});
    const deleted = store.dispatch.mock.calls.splice(0).length > 0;
    await run();
    return deleted;
  };
  const model = inProject('src/content/documents/pages.ts');
  writeFileSync(model, 'export const pages = {};');
  expect([await start(), await start()]).toEqual([false, false]);
  status.PLUGINS_HASH = 'There is a cache.';
  expect([await start(), await start()]).toEqual([false, false]);
  writeFileSync(model, 'export const pages = { quality: {} };');
  expect([await start(), await start()]).toEqual([true, false]);
  rmSync(inProject('.cache'), { recursive: true });
  mkdirSync(inProject('.cache'));
  expect([await start(), await start()]).toEqual([true, false]);
});
