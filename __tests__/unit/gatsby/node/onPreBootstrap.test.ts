import path from 'node:path';
import { onPreBootstrap } from '../../../../src/gatsby/node/onPreBootstrap';
import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

let content: ContentCopy;
let printed: string;
const reporter = { info: jest.fn(), error: jest.fn(), panic: jest.fn(), success: jest.fn() };
const environment = process.env.NODE_ENV;

beforeEach(() => {
  content = contentCopy();
  printed = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  process.env.NODE_ENV = environment;
  content.remove();
});

const run = (mode: string) => {
  process.env.NODE_ENV = mode;
  onPreBootstrap?.(
    { reporter, store: { getState: () => ({ program: { directory: path.dirname(content.dir) } }) } } as never,
    { plugins: [] },
    () => {},
  );
};

test('content in order builds in silence', () => {
  run('production');
  expect(printed).toBe('');
  expect(reporter.panic).not.toHaveBeenCalled();
});

test('content with problems stops the build, all problems told', () => {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.write('pages/404.json', '{');
  run('production');
  expect(printed.trim().split('\n')).toHaveLength(3);
  expect(printed).toContain('error: content/pages/team.json:');
  expect(reporter.panic).toHaveBeenCalledWith(
    'The content has 3 problems, listed above. Nothing is published until this is solved.',
  );
});

test('a warning stops nothing', () => {
  content.delete('services');
  run('production');
  expect(printed).toContain('warning: content/services:1 folder: is empty');
  expect(reporter.panic).not.toHaveBeenCalled();
});

test('byte order marks are removed, and nothing else', () => {
  const text = content.read('pages/404.json');
  content.write('pages/404.json', `\uFEFF${text}`);
  run('production');
  expect(content.read('pages/404.json')).toBe(text);
  expect(reporter.info).toHaveBeenCalledTimes(1);
});
