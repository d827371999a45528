import { articleListPages } from '../../../src/content-model/articleLists';

const articles = (category: string, count: number) => Array.from({ length: count }, () => ({ category }));
const categories = ['Rice', 'Empty', 'Other'].map((name) => ({ name, slug: `${name}-path`.toLowerCase() }));

test('each list is split into pages of twelve articles; a category without articles has no list', () => {
  const pages = articleListPages(categories, [...articles('Rice', 13), ...articles('Other', 12)]);
  expect(pages.map(({ path, number, count, skip }) => [path, number, count, skip])).toEqual([
    ['/blog', 1, 3, 0],
    ['/blog/page/2', 2, 3, 12],
    ['/blog/page/3', 3, 3, 24],
    ['/blog/category/rice-path', 1, 2, 0],
    ['/blog/category/rice-path/page/2', 2, 2, 12],
    ['/blog/category/other-path', 1, 1, 0],
  ]);
});
