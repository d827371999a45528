import { onPreBootstrap } from '../../../../src/gatsby/node/onPreBootstrap';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
let printed: string;
const reporter = { info: jest.fn(), error: jest.fn(), panic: jest.fn(), success: jest.fn() };

beforeEach(() => {
  printed = '';
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const run = () =>
  onPreBootstrap?.(
    { reporter, store: { getState: () => ({ program: { directory: content.root } }) } } as never,
    { plugins: [] },
    () => {},
  );

test('content in order builds in silence', () => {
  run();
  expect(printed).toBe('');
  expect(reporter.panic).not.toHaveBeenCalled();
});

test('content with problems stops the build, all problems told', () => {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.write('pages/not-found.json', '{');
  run();
  expect(printed.trim().split('\n')).toHaveLength(3);
  expect(printed).toContain('error: content/pages/team.json:');
  expect(reporter.panic).toHaveBeenCalledWith(
    'The content has 3 problems, listed above. Nothing is published until this is solved.',
  );
});

test('a warning stops nothing', () => {
  content.delete('services');
  run();
  expect(printed).toContain('warning: content/services:1 folder: is empty');
  expect(reporter.panic).not.toHaveBeenCalled();
});

test('byte order marks are removed, and nothing else', () => {
  const text = content.read('pages/not-found.json');
  content.write('pages/not-found.json', `\uFEFF${text}`);
  run();
  expect(content.read('pages/not-found.json')).toBe(text);
  expect(reporter.info).toHaveBeenCalledTimes(1);
});
