import { articleListPages } from '../../../src/content-model/articleLists';

const articles = (category: string, count: number) => Array.from({ length: count }, () => ({ category }));
const categories = [
  { name: 'Rice', slug: 'rice' },
  { name: 'Empty', slug: 'empty' },
  { name: 'Other trade', slug: 'rest' },
];

test('each list is split into pages of twelve articles; a category without articles has no list', () => {
  const pages = articleListPages(categories, [...articles('Rice', 13), ...articles('Other trade', 12)]);
  expect(pages.map(({ path, number, count, skip }) => [path, number, count, skip])).toEqual([
    ['/blog', 1, 3, 0],
    ['/blog/page/2', 2, 3, 12],
    ['/blog/page/3', 3, 3, 24],
    ['/blog/category/rice', 1, 2, 0],
    ['/blog/category/rice/page/2', 2, 2, 12],
    ['/blog/category/rest', 1, 1, 0],
  ]);
});
