import { atLaunch } from '../../../support/launch';
import { pictureOf } from '../../../support/sampleContent';

const { content, left, expectOne, set } = atLaunch();
const ARTICLE = 'blog/harvest.md';
const LEADER = 'leaders/first.json';
const PAGE = 'pages/team.json';

test('complete content has no open topics', () => {
  expect(left()).toEqual([]);
});

describe('sample facts', () => {
  const TITLE = 'Sample facts';

  test('in a JSON file', () => {
    set(LEADER, { sample: true });
    expectOne(TITLE, LEADER, '"sample"', 'sample', 'replace them with your own, then remove this line$');
  });

  test('in an article', () => {
    content.replace(ARTICLE, /^title: /m, 'sample: true\ntitle: ');
    expectOne(TITLE, ARTICLE, 'sample: true', 'sample', 'invented');
  });

  test('in several files', () => {
    for (const file of [LEADER, 'leaders/second.json']) set(file, { sample: true });
    expect(left()).toEqual([[TITLE, expect.any(String), expect.any(String)]]);
  });
});

describe('descriptions', () => {
  const TITLE = 'Descriptions for search engines';
  const describedAs = (description: string) =>
    content.edit(PAGE, (page) => Object.assign(page.seo as object, { description }));

  test.each([
    ['short', 'Too short.'],
    ['long', 'Too long. '.repeat(20)],
  ])('that are too %s', (_, description) => {
    describedAs(description);
    expectOne(TITLE, PAGE, '"description"', 'seo.description', `${description.length} characters`);
  });

  test('that two pages share', () => {
    describedAs(content.json('pages/blog.json').seo.description);
    expectOne(TITLE, PAGE, '"description"', 'seo.description', 'is the same as in content/pages/blog.json');
  });
});

describe('dates in the future', () => {
  test.each(['date', 'teaserDate', 'asOf'])('in an article: %s', (field) => {
    content.replace(ARTICLE, new RegExp(`^${field}: .*$`, 'm'), `${field}: 2021-06-16`);
    expectOne('Dates', ARTICLE, '2021-06-16', field, '2021-06-16 is in the future');
    expect(left('2021-06-16')).toEqual([]);
  });

  test('in an event', () => {
    const file = 'timeline/past/founded.json';
    set(file, { title: '2022: An event to come' });
    expectOne('Dates', file, '"title"', 'title', '2022 is in the future');
    expect(left('2022-01-01')).toEqual([]);
  });

  test('in the copyright notice', () => {
    set('site.json', { copyrightYear: 2022 });
    expectOne('Dates', 'site.json', '"copyrightYear"', 'copyrightYear', '2022 is in the future');
  });
});

test('an article whose asOf date is more than a year ago', () => {
  content.replace(ARTICLE, /^asOf: .*$/m, 'asOf: 2020-06-14');
  expectOne('Articles to review', ARTICLE, '2020-06-14', 'asOf', '2020-06-14 is more than a year ago');
  expect(left('2021-06-14')).toEqual([]);
});

describe('errors of the content check', () => {
  const TITLE = 'Errors from npm run content:check';

  test('are listed too', () => {
    content.edit(PAGE, (page) => Object.assign(page.banner as object, { title: '' }));
    expectOne(TITLE, PAGE, '"title": ""', 'banner.title', 'is empty');
  });

  test('do not hide other problems, even if a file cannot be parsed', () => {
    content.write('site.json', '{');
    set(LEADER, { sample: true });
    expect(left().map(([title]) => title)).toEqual([TITLE, 'Sample facts']);
  });

  test('are not listed if they are warnings', () => {
    content.write('images/forgotten.png', pictureOf(1000));
    expect(content.warnings()).toHaveLength(1);
    expect(left()).toEqual([]);
  });
});
