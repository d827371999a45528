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

test('while the development server runs, each save is checked', async () => {
  const watcher = checkOnSave(content.dir, reporter as never);
  await new Promise((ready) => watcher.on('ready', () => ready(undefined)));
  const next = (method: keyof typeof reporter): Promise<unknown> =>
    new Promise((resolve) => {
      reporter[method].mockImplementationOnce(resolve);
    });
  const before = content.read('pages/team.json');
  const broken = next('error');
  content.write('pages/team.json', '{');
  await expect(broken).resolves.toMatch(/^The content has 1 problem, listed above\./);
  const fixed = next('success');
  content.write('pages/team.json', before);
  await expect(fixed).resolves.toBe('Content is in order');
  await watcher.close();
});
