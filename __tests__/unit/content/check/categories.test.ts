import { sampleContent } from '../../../support/sampleContent';

const { set, expectError, expectErrors } = sampleContent();
const BLOG_PAGE = 'pages/blog.json';
const [first, second] = [
  { name: 'Some words', posts: 1 },
  { name: 'Some  Words!', posts: 1 },
];

test('two categories whose pages would have the same path', () => {
  set(BLOG_PAGE, { categories: [first, second] });
  expectError(
    BLOG_PAGE,
    second.name,
    'categories[1].name: the page of "Some  Words!" would have the same path as that of "Some words": /blog/category/some-words; change one of the names, or its "slug"',
  );
  set(BLOG_PAGE, { categories: [first, { ...second, slug: 'other-words' }] });
  expectErrors();
});

test('two categories with the same name and an article cause only one error', () => {
  set(BLOG_PAGE, { categories: [first, first] });
  expectErrors('the page of "Some words" would have the same path as that of "Some words"');
});

test('a category whose name has no Latin letters', () => {
  set(BLOG_PAGE, { categories: [first, { name: 'दाल', posts: 1 }] });
  expectErrors(
    'categories[1].name: "दाल" has no Latin letters or digits for the path of its page; add the field "slug", such as "news"',
  );
  set(BLOG_PAGE, { categories: [first, { name: 'दाल', posts: 1, slug: 'dal' }] });
  expectErrors();
});

test('a slug that cannot be part of a URL', () => {
  set(BLOG_PAGE, { categories: [{ ...first, slug: 'Some words' }] });
  expectError(BLOG_PAGE, '"slug"', 'categories[0].slug: cannot be part of a URL; use lower-case');
});
