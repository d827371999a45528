import { someFile } from '../../../support/contentCopy';
import { atLaunch } from '../../../support/launch';
import { plainPicture } from '../../../support/settledContent';

const { content, left, expectOne, set } = atLaunch();
const article = () => `blog/${someFile('blog')}`;
const leader = () => `leaders/${someFile('leaders')}`;

test('where all is settled, nothing is left', () => {
  expect(left()).toEqual([]);
});

describe('sample facts', () => {
  test('of a JSON file', () => {
    set(leader(), { sample: true });
    expectOne(
      'Sample facts',
      leader(),
      '"sample"',
      'sample',
      'replace them by your own, then remove this line$',
    );
  });

  test('of an article', () => {
    content().replace(article(), /^title: /m, 'sample: true\ntitle: ');
    expectOne('Sample facts', article(), 'sample: true', 'sample', 'made up');
  });

  test('are counted', () => {
    for (const file of content().list('team')) set(`team/${file}`, { sample: true });
    expect(left()).toEqual([
      [
        'Sample facts',
        ...content()
          .list('team')
          .map(() => expect.any(String)),
      ],
    ]);
  });
});

describe('descriptions', () => {
  const TITLE = 'Descriptions for search engines';
  const describe = (description: string) =>
    content().edit('pages/team.json', (page) => Object.assign(page.seo as object, { description }));

  test.each([
    ['short', 'Too short.'],
    ['long', 'Too long. '.repeat(20)],
  ])('that are too %s', (_, description) => {
    describe(description);
    expectOne(
      TITLE,
      'pages/team.json',
      '"description"',
      'seo.description',
      `${description.length} characters`,
    );
  });

  test('that two pages share', () => {
    describe(JSON.parse(content().read('pages/blog.json')).seo.description);
    expectOne(
      TITLE,
      'pages/team.json',
      '"description"',
      'seo.description',
      'is that of content/pages/blog.json',
    );
  });
});

describe('dates in the future', () => {
  test.each(['date', 'teaserDate'])('of an article: %s', (field) => {
    content().replace(article(), new RegExp(`^${field}: .*$`, 'm'), `${field}: 2021-06-16`);
    expectOne('Dates', article(), '2021-06-16', field, '2021-06-16 lies in the future');
    expect(left('2021-06-16')).toEqual([]);
  });

  test('of an event', () => {
    const file = `timeline/origin/${someFile('timeline/origin')}`;
    set(file, { title: '2022: An event to come' });
    expectOne('Dates', file, '"title"', 'title', '2022 lies in the future');
    expect(left('2022-01-01')).toEqual([]);
  });

  test('of the copyright', () => {
    set('site.json', { copyrightYear: 2022 });
    expectOne('Dates', 'site.json', '"copyrightYear"', 'copyrightYear', '2022 lies in the future');
  });
});

describe('what the content check refuses', () => {
  const TITLE = 'What npm run content:check refuses';

  test('is left as well', () => {
    content().edit('pages/team.json', (page) => Object.assign(page.banner as object, { title: '' }));
    expectOne(TITLE, 'pages/team.json', '"title": ""', 'banner.title', 'is empty');
  });

  test('hides nothing else, even if a file cannot be read', () => {
    content().write('site.json', '{');
    set(leader(), { sample: true });
    expect(left().map(([title]) => title)).toEqual([TITLE, 'Sample facts']);
  });

  test('is not left if it is a warning', async () => {
    content().write('images/forgotten.jpg', await plainPicture(1000));
    expect(content().warnings()).toHaveLength(1);
    expect(left()).toEqual([]);
  });
});
