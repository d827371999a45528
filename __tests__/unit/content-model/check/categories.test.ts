import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

test('a category that the blog page does not list, with the one that was meant', () => {
  content.replace('blog/harvest.md', /^category: .*$/m, 'category: Some word');
  expect(content.errors()).toEqual([
    `content/blog/harvest.md:${content.lineOf('blog/harvest.md', 'category:')} category: "Some word" is not one of the categories of content/pages/blog.json; did you mean "Some words"?`,
  ]);
});

test('a list of categories with a gap is told of, not stumbled over', () => {
  content.edit('pages/blog.json', (data) => {
    (data.categories as unknown[]).push(null);
  });
  expect(content.errors()).toEqual([
    expect.stringContaining('categories[1]: is nothing (null); write a group of fields'),
  ]);
});
