import { sampleContent } from '../../../support/sampleContent';

const { expectError, expectErrors, ...content } = sampleContent();
const ARTICLE = 'blog/harvest.md';
const inArticle = (markdown: string) => content.replace(ARTICLE, /\n## /, `\n${markdown}\n\n## `);

const FILE = 'pages/not-found.json';
const linkTo = (url: string) => content.replace(FILE, '"to": "/contact"', `"to": "${url}"`);

test.each([
  ['/frieght', 'the path "/frieght" does not exist on this site; did you mean "/freight"?'],
  ['/contact/', 'the path "/contact/" does not exist on this site; did you mean "/contact"?'],
  ['/Contact', 'the path "/Contact" does not exist on this site; did you mean "/contact"?'],
  ['/404', 'the path "/404" does not exist on this site; '],
  ['/zebra-crossing', 'the path "/zebra-crossing" does not exist on this site; correct it'],
  ['contact', 'is not a link; start it with a slash or with https://'],
  ['https://', '"https://" is not a complete URL; write it as https://www.company.com, without spaces'],
  ['https://example', '"https://example" is not a complete URL'],
  ['https:///example.com', '"https:///example.com" is not a complete URL'],
  ['https:// example.com', '"https:// example.com" is not a complete URL'],
  ['https://exa mple.com', '"https://exa mple.com" is not a complete URL'],
  ['https://example.com/a b', '"https://example.com/a b" is not a complete URL'],
  ['//example.com', '"//example.com" is not a link; start it with a slash or with https://'],
  ['/about#50%', '"/about#50%" has a percent sign that encodes no character; write %25'],
])('%s is reported', (url, problem) => {
  linkTo(url);
  expectError(FILE, `"to": "${url}"`, `action.to: ${problem}`);
});

test.each([
  '/About',
  '/textiles#hemp',
  '/blog/category/some-words',
  '/services?search=soy',
  '/blog/harvest',
  'https://example.com/',
  'https://example.com?a=/b',
])('%s is a valid link', (url) => {
  linkTo(url);
  expectErrors();
});

test.each(['services', 'http://a.example', 'www.a.example', 'javascript:alert(1)', 'data:text/html,x'])(
  '%s is not a link in an article',
  (url) => {
    inArticle(`[Out](${url})`);
    expectError(ARTICLE, `(${url})`, `article: "${url}" is not a link; start it with a slash or with`);
  },
);

test.each([
  ['https://', 'is not a complete URL'],
  ['mailto:', 'has no complete e-mail address; write it as mailto:name@company.com'],
  ['mailto:sales', 'has no complete e-mail address'],
  ['tel:', 'has no phone number; write it as tel:+912055500100'],
  ['tel:+91%2020', 'has no phone number'],
  ['http://Out', 'is not a link'],
  ['#heading', 'the article has no section "#heading"; did you mean "#a-heading"? (only headings with ##'],
])('%s in an article is reported', (url, problem) => {
  inArticle(`[Out](${url})`);
  expectError(ARTICLE, `(${url})`, `article: ${url.startsWith('#') ? '' : `"${url}" `}${problem}`);
});

test.each(['mailto:a@b.in?subject=Dal', 'tel:+91-20-55500100', '#a-heading'])(
  '%s is a valid link in an article',
  (url) => {
    inArticle(`[Out](${url})`);
    expectErrors();
  },
);

describe('files', () => {
  beforeEach(() => {
    content.write('../static/Price list.pdf', '');
    content.write('../static/Price #1.pdf', '');
  });

  test.each(['/Price%20list.pdf', '/Price%20%231.pdf', '/rss.xml', '/sitemap.xml', '/robots.txt'])(
    '%s exists',
    (url) => {
      linkTo(url);
      expectErrors();
    },
  );

  test.each([
    [
      '/price%20list.pdf',
      '"/price%20list.pdf" differs from the file name in letter case; write "/Price%20list.pdf"',
    ],
    [
      '/Price%20lists.pdf',
      'the file "/Price%20lists.pdf" does not exist on this site; put it into the folder static, or did you mean "/Price%20list.pdf"?',
    ],
    [
      '/brochure.pdf',
      'the file "/brochure.pdf" does not exist on this site; put it into the folder static (',
    ],
    ['/price%20%231.pdf', 'differs from the file name in letter case; write "/Price%20%231.pdf"'],
    ['/_redirects.txt', 'the file "/_redirects.txt" does not exist'],
  ])('%s is reported', (url, problem) => {
    content.write('../static/_redirects.txt', '');
    linkTo(url);
    expect(content.errors().map((error) => `${error} (`)).toEqual([expect.stringContaining(problem)]);
  });
});

test.each(['/x', '/ab', '/team.pdf', '/about-us-and-more'])('%s gets no suggestion', (url) => {
  linkTo(url);
  expect(content.errors()[0]).not.toContain('did you mean');
});

test('links are not reported while a document that may define the path is invalid', () => {
  linkTo('/freight');
  content.replace('services/freight.json', '"title":', '"title"');
  expectErrors(' JSON: a colon is missing; ');
});

test('a mistyped path is reported although there are no services', () => {
  content.delete('services');
  linkTo('/contcat');
  expectError(FILE, '/contcat', 'action.to: the path "/contcat" does not exist on this site; did you mean');
});

test('an alias is valid only while its page exists', () => {
  linkTo('/midc');
  expectErrors();
  content.replace('business-areas/machines.json', '/Midc', '/industrial');
  expectError(FILE, '/midc', 'action.to: the path "/midc" does not exist on this site');
});

test('links and headings in an article are reported at their own lines', () => {
  inArticle('Three of them:\n[one](/service),\n[two][] and www.a.example.\n\n[two]: /contcat\n\n# Again');
  const line = content.lineOf(ARTICLE, '(/service)');
  expectErrors(
    `harvest.md:${line} article: the path "/service" does not exist`,
    `harvest.md:${line + 1} article: the path "/contcat" does not exist`,
    `harvest.md:${line + 1} article: "www.a.example" is not a link; start it with a slash or with https://`,
    `harvest.md:${line + 5} article: "# Again" has the level of the headline; write ## instead`,
  );
});
