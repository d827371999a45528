import { sampleContent } from '../../../support/sampleContent';

const { set, expectError, expectErrors, ...content } = sampleContent();
const NOT_FOUND = 'pages/not-found.json';
const QUOTE = 'testimonials/buyer.json';
const ARTICLE = 'blog/harvest.md';
const SITE = 'site.json';
const SERVICE = 'services/freight.json';

test('an unknown field is reported with the most similar field', () => {
  content.replace(QUOTE, '"rating"', '"ratting"');
  expectErrors(
    `content/${QUOTE}:1 rating: is missing; add it (Stars, 1 to 5.)`,
    `content/${QUOTE}:${content.lineOf(QUOTE, '"ratting"')} ratting: is not a known field; did you mean "rating"?`,
  );
});

test.each([
  [NOT_FOUND, { zzz: 1 }, 'zzz: is not a known field; remove it; the fields here are sample, seo, '],
  [NOT_FOUND, { text: '  ' }, 'text: is empty; write the text (What happened and what to do.)'],
  [NOT_FOUND, { code: 404 }, 'code: is a number; write text in double quotes (The large number.)'],
  [SITE, { copyrightYear: '2025' }, 'copyrightYear: is text; write a whole number without quotes (The year'],
  [SERVICE, { icon: 'shipp' }, 'icon: "shipp" is not one of the allowed values; did you mean "ship"? ('],
  [SERVICE, { icon: 'microscope' }, 'icon: "microscope" is not one of the allowed values; choose one of'],
  [QUOTE, { rating: 0 }, 'rating: is 0; write 1 or more (Stars, 1 to 5.)'],
  [QUOTE, { rating: 6 }, 'rating: is 6; write 5 or less (Stars, 1 to 5.)'],
  ['pages/home.json', { slides: [] }, 'slides: is empty; add at least 1 (The slides of the carousel.)'],
  ['leaders/first.json', { fullDescription: ['x'] }, 'fullDescription: has only 1 entry; write at least 3'],
  [NOT_FOUND, { seo: { title: 'x', description: 'y' } }, 'seo.description: has only 1 character; write at'],
  [SITE, { email: 'a at example.com' }, 'email: is not an e-mail address; write it as name@company.com'],
  [SITE, { phones: [{ label: 'x', number: '020 1' }] }, 'phones[0].number: is not an international number; '],
])('%s with %j is reported at the line of the field: %s', (file, changes, problem) => {
  set(file, changes);
  const [field] = /\w+(?=:)/.exec(problem) ?? [];
  expectError(file, `"${field}"`, problem);
});

test('a field that is missing in a group is reported at the line of the group', () => {
  set(NOT_FOUND, { action: { label: 'Go' } });
  expectError(NOT_FOUND, '"action"', 'action.to: is missing; add it (The link target. A page of this site,');
});

test('a duplicate field', () => {
  content.replace(NOT_FOUND, '"code":', '"code": "first",\n  "code" :');
  expectError(NOT_FOUND, '"code" :', 'code: is written twice; keep one of the two');
});

test.each([
  ['2025-02-30', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
  ['soon', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
  ['0025-04-26', '"0025-04-26" is not between 1900 and 2100; check the year'],
])('the date %s', (date, message) => {
  content.replace(ARTICLE, /^date: .*$/m, `date: ${date}`);
  expectError(ARTICLE, `date: ${date}`, `date: ${message}`);
});

test('measurements may be reported to a path of the site or to an HTTPS URL', () => {
  for (const url of [
    '/speed',
    'https://speed.company.com',
    'https://speed.company.com:8443/collect?site=1',
  ]) {
    set(SITE, { measurement: { url } });
    expectErrors();
  }
  for (const url of ['', 'speed', '//company.com', 'http://company.com', 'https://', 'https://a b.com']) {
    set(SITE, { measurement: { url } });
    expectError(SITE, `"url": "${url}"`, 'measurement.url: is not a URL or path; start it');
  }
});

test('invalid coordinates and opening hours', () => {
  const offices = {
    ...content.json(SITE).offices,
    head: { name: 'x', place: 'y', coordinates: '18.63, 73.8' },
  };
  const hours = { ...content.json(SITE).hours, phones: { label: 'x', lines: ['Sun: Closed', '9 to 6'] } };
  set(SITE, { offices, hours });
  expectErrors(
    'offices.head.coordinates: cannot be read as coordinates; write them as 18°38′ N',
    `content/site.json:${content.lineOf(SITE, '9 to 6')} hours.phones.lines[1]: cannot be read as hours; write it as Mon - Sat: 9:00 AM - 6:00 PM, or as Sun: Closed`,
  );
});
