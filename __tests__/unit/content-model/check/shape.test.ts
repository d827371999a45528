import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const NOT_FOUND = 'pages/not-found.json';
const QUOTE = 'testimonials/buyer.json';
const ARTICLE = 'blog/harvest.md';

/** Sets fields of a document and expects exactly one problem, on the line of `text`. */
function expectProblem(file: string, changes: object, text: string, problem: string): void {
  content.edit(file, (data) => Object.assign(data, changes));
  expect(content.errors()).toEqual([`content/${file}:${content.lineOf(file, text)} ${problem}`]);
}

test('an unknown field is reported with the most similar field', () => {
  content.replace(QUOTE, '"rating"', '"ratting"');
  expect(content.errors()).toEqual([
    `content/${QUOTE}:1 rating: is missing; add it (Stars, 1 to 5.)`,
    `content/${QUOTE}:${content.lineOf(QUOTE, '"ratting"')} ratting: is not a known field; did you mean "rating"?`,
  ]);
});

test.each([
  [
    'a field that is unknown, and like no other',
    'product-groups/pulses.json',
    { zzz: 1 },
    'zzz',
    'zzz: is not a known field; remove it; the fields here are sample, id, name',
  ],
  [
    'one that is missing deep inside',
    NOT_FOUND,
    { action: { label: 'Go' } },
    '"action"',
    'action.to: is missing; add it (The link target. A path of this site, such as /contact, or a full https:// URL.)',
  ],
  [
    'one that is empty',
    NOT_FOUND,
    { text: '  ' },
    '"text"',
    'text: is empty; write the text (What happened and what to do.)',
  ],
  [
    'a number for a text',
    NOT_FOUND,
    { code: 404 },
    '"code"',
    'code: is a number; write text in double quotes (The large number.)',
  ],
  [
    'a text for a number',
    'site.json',
    { copyrightYear: '2025' },
    '"copyrightYear"',
    'copyrightYear: is text; write a whole number without quotes (The year of the copyright line.)',
  ],
  [
    'an icon that does not exist',
    'services/freight.json',
    { icon: 'shipp' },
    '"icon"',
    'icon: "shipp" is not one of the allowed values; did you mean "ship"? (The icon on its card. One of the icons of src/content-model/icons.ts; [see them](https://tabler.io/icons).)',
  ],
  [
    'an icon that resembles none',
    'services/freight.json',
    { icon: 'microscope' },
    '"icon"',
    'icon: "microscope" is not one of the allowed values; choose one of them (The icon on its card. One of the icons of src/content-model/icons.ts; [see them](https://tabler.io/icons).)',
  ],
  [
    'a number that is too low',
    QUOTE,
    { rating: 0 },
    '"rating"',
    'rating: is 0; write 1 or more (Stars, 1 to 5.)',
  ],
  [
    'one that is too high',
    QUOTE,
    { rating: 6 },
    '"rating"',
    'rating: is 6; write 5 or less (Stars, 1 to 5.)',
  ],
  [
    'a list that must not be empty',
    'pages/home.json',
    { slides: [] },
    '"slides"',
    'slides: is empty; add at least 1 (The slides of the carousel.)',
  ],
  [
    'a list that is too short',
    'leaders/first.json',
    { fullDescription: ['One.'] },
    '"fullDescription"',
    'fullDescription: has only 1 entry; write at least 3 (The biography: three or more paragraphs; the first is also on the card.)',
  ],
  [
    'a description that is too short for search engines',
    NOT_FOUND,
    { seo: { title: 'Page Not Found', description: 'Too short.' } },
    '"description"',
    'seo.description: has only 10 characters; write at least 70 (The description of the page for search engines: 70 to 160 characters.)',
  ],
])('%s', (_, file, changes, text, problem) => expectProblem(file, changes, text, problem));

test.each([null, 'a', []])('a picture with the value %j', (image) => {
  content.edit('pages/team.json', (data) => {
    data.sharePicture = image;
  });
  expect(content.errors()).toEqual([expect.stringContaining('sharePicture: is ')]);
});

test('a duplicate field', () => {
  content.replace(NOT_FOUND, '"code":', '"code": "first",\n  "code":');
  expect(content.errors()).toEqual([
    `content/${NOT_FOUND}:${content.lineOf(NOT_FOUND, '"first"') + 1} code: is written twice; keep one of the two`,
  ]);
});

test.each([
  ['2025-02-30', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
  ['soon', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
  ['0025-04-26', '"0025-04-26" is not between 1900 and 2100; check the year'],
])('the date %s', (date, message) => {
  content.replace(ARTICLE, /^date: .*$/m, `date: ${date}`);
  expect(content.errors()).toEqual([
    expect.stringContaining(
      `content/${ARTICLE}:${content.lineOf(ARTICLE, `date: ${date}`)} date: ${message}`,
    ),
  ]);
});

test('measurements may be reported to a path of the site or to an HTTPS URL', () => {
  const problemsOf = (url: string) => {
    content.edit('site.json', (data) => {
      data.measurement = { url };
    });
    return content.errors();
  };
  for (const url of ['/speed', 'https://speed.company.com', 'https://speed.company.com:8443/collect?site=1'])
    expect([url, problemsOf(url)]).toEqual([url, []]);
  const problem = expect.stringContaining('measurement.url: is not a URL or path; start it');
  for (const url of [
    '',
    'speed',
    '//speed.company.com',
    'http://speed.company.com',
    'https://',
    'https://a b.com',
  ])
    expect([url, problemsOf(url)]).toEqual([url, [problem]]);
});

test('invalid coordinates', () => {
  content.edit('site.json', (data) => {
    data.offices = {
      ...(data.offices as object),
      head: { name: 'Head Office', place: 'Pune', coordinates: '18.63, 73.8' },
    };
  });
  expect(content.errors()).toEqual([
    expect.stringContaining(
      'offices.head.coordinates: cannot be read as coordinates; write them as 18°38′ N 73°48′ E',
    ),
  ]);
});

test('invalid e-mail address, phone number and opening hours', () => {
  content.edit('site.json', (data) => {
    data.email = 'enquiries at example.com';
    data.phones = [{ label: 'Head Office', number: '020 5550 0100' }];
    data.hours = {
      phones: { label: 'Phones', lines: ['Any'] },
      offices: { label: 'Offices', lines: ['Sun: Closed', 'Mon - Sat 9 to 6'] },
      timeZone: 'UTC',
    };
  });
  expect(content.errors()).toEqual([
    expect.stringContaining('email: is not an e-mail address; write it as name@company.com'),
    expect.stringContaining('phones[0].number: is not an international number; write it as +91 20 5550 0100'),
    expect.stringContaining(
      `content/site.json:${content.lineOf('site.json', '9 to 6')} hours.offices.lines[1]: cannot be read as hours; write it as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed`,
    ),
  ]);
});
