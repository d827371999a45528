import { createPages } from '../../../../src/gatsby/node/pages';

let ignoresCase = false;
jest.mock('node:fs', () => {
  const fs = jest.requireActual('node:fs');
  const existsSync = (file: string) => (ignoresCase && file === 'PACKAGE.JSON') || fs.existsSync(file);
  return { ...fs, existsSync };
});

test.each([false, true])('on a disk that ignores letter case (%s), no alias overwrites a page', (ignores) => {
  ignoresCase = ignores;
  const created: string[] = [];
  const warn = jest.fn();
  const createPage = (page: { path: string }) => created.push(page.path);
  createPages?.({ actions: { createPage }, reporter: { warn } } as never, {} as never, () => {});
  const different = new Set(created.map((page) => page.toLowerCase()));
  expect(different.size < created.length).toBe(!ignores);
  expect(created).toContain('/');
  expect(warn).toHaveBeenCalledTimes(ignores ? 1 : 0);
});
