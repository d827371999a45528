import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

test('a category that the blog page does not list, with the one that was meant', () => {
  content.replace('blog/trade-trends.md', /^category: .*$/m, 'category: Market Trend');
  expect(content.errors()).toEqual([
    `content/blog/trade-trends.md:${content.lineOf('blog/trade-trends.md', 'category:')} category: "Market Trend" is not one of the categories of content/pages/blog.json; did you mean "Market Trends"?`,
  ]);
});

test('a list of categories with a gap is told of, not stumbled over', () => {
  content.edit('pages/blog.json', (data) => {
    (data.categories as unknown[]).push(null);
  });
  expect(content.errors()).toEqual([
    expect.stringContaining('categories[4]: is nothing (null); write a group of fields'),
  ]);
});
