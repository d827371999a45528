import { atLaunch } from '../../../support/launch';
import { pictureOf } from '../../../support/sampleContent';

const { left, expectOne, set, ...content } = atLaunch();
const ARTICLE = 'blog/harvest.md';
const LEADER = 'leaders/first.json';
const PAGE = 'pages/team.json';

test('complete content has no open topics', () => {
  expect(left()).toEqual([]);
});

test('sample facts in JSON files and articles are one topic', () => {
  set(LEADER, { sample: true });
  const remedy = 'replace them with your own, then remove this line$';
  expectOne('Sample facts', LEADER, '"sample"', 'sample', remedy);
  content.replace(ARTICLE, /^title: /m, 'sample: true\ntitle: ');
  const articleLine = expect.stringContaining(
    `${ARTICLE}:${content.lineOf(ARTICLE, 'sample: true')} sample: `,
  );
  expect(left()).toEqual([['Sample facts', articleLine, expect.stringContaining(LEADER)]]);
});

test.each([
  ['that is too short', () => 'Too short.', '10 characters'],
  ['that is too long', () => 'Too long. '.repeat(20), '200 characters'],
  [
    'that another page has',
    () => content.json('pages/blog.json').seo.description,
    'is the same as in content/pages/blog.json',
  ],
])('a description %s', (_, description, message) => {
  set(PAGE, { seo: { ...content.json(PAGE).seo, description: description() } });
  expectOne('Descriptions for search engines', PAGE, '"description"', 'seo.description', message);
});

test.each(['date', 'teaserDate', 'asOf'])('an article with a date in the future: %s', (field) => {
  content.replace(ARTICLE, new RegExp(`^${field}: .*$`, 'm'), `${field}: 2021-06-16`);
  expectOne('Dates', ARTICLE, '2021-06-16', field, '2021-06-16 is in the future');
  expect(left('2021-06-16')).toEqual([]);
});

test.each([
  ['timeline/past/founded.json', 'when', '2022'],
  ['site.json', 'copyrightYear', 2022],
])('%s with a year in the future', (file, field, value) => {
  set(file, { [field]: value });
  expectOne('Dates', file, `"${field}"`, field, '2022 is in the future');
  expect(left('2022-01-01')).toEqual([]);
});

test('an article whose asOf date is more than a year ago', () => {
  content.replace(ARTICLE, /^asOf: .*$/m, 'asOf: 2020-06-14');
  expectOne('Articles to review', ARTICLE, '2020-06-14', 'asOf', '2020-06-14 is more than a year ago');
  expect(left('2021-06-14')).toEqual([]);
});

describe('errors of the content check', () => {
  test('are listed and do not hide other problems, even if a file cannot be parsed', () => {
    content.write('site.json', '{');
    set(LEADER, { sample: true });
    const error = expect.stringContaining('content/site.json:1:2 JSON: a closing } is missing');
    expect(left()).toEqual([
      ['Errors from npm run content:check', error],
      ['Sample facts', expect.stringContaining(LEADER)],
    ]);
  });

  test('are not listed if they are warnings', () => {
    content.write('images/forgotten.png', pictureOf(1000));
    expect(content.warnings()).toHaveLength(1);
    expect(left()).toEqual([]);
  });
});
