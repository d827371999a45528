import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../../src/content-model/read/problem';
import { launchCheck } from '../../../tools/launchCheck';
import { ARTICLE, PICTURE, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
/** Without the warnings about the format, because the tests do not format what they change. */
const left = () =>
  Object.values(launchCheck(content.dir, new Map()))
    .flat()
    .filter(({ field }) => field !== 'file')
    .map(formatProblem);
const site = () => content.json('site.json');
const setSite = (changes: object) => content.set('site.json', changes);
const openOffice = (street?: string) =>
  content.edit('site.json', ({ offices }) => {
    Object.assign(Object.values(offices as object[])[0] ?? {}, { street });
  });
const CIN = { name: 'CIN', number: 'U51909PN2021PTC000000' };

beforeEach(() => {
  setSite({ contactPerson: 'Asha Rane', registrations: [CIN] });
  openOffice('2 Market Road');
});

test('files with the sample mark, and errors of the content check', () => {
  content.set('leaders/first.json', { sample: true });
  content.replace(ARTICLE, /^title: /m, 'sample: true\ntitle: ');
  content.write('site.json', '{');
  expect(left()).toEqual([
    expect.stringContaining('content/site.json:1:2 JSON: a closing } is missing'),
    `content/${ARTICLE}:${content.lineOf(ARTICLE, 'sample: true')} sample: is of the sample company; write your own facts, then remove this line`,
    expect.stringMatching(/^content\/leaders\/first\.json:\d+ sample: /),
  ]);
});

test('words of the sample company in files without the mark, and on built pages', () => {
  content.write('SAMPLE.md', '# Names\n\n- Old Firm\n- Thane\n- 5550 0100\n- Udgir\n');
  content.set('leaders/first.json', { sample: true, name: 'Udgir' });
  content.set('team/clerk.json', { name: 'Methane of OLD\u00a0firm', role: 'Call +912055500100' });
  content.write('../public/index.html', '<a title="In Thane">Udgir, 5550 0100</a>');
  content.write('../public/team/index.html', 'Thane');
  const line = (text: string) => content.lineOf('team/clerk.json', text);
  expect(left()).toEqual([
    expect.stringMatching(/^content\/leaders\/first\.json:\d+ sample: /),
    expect.stringMatching(`team/clerk.json:${line('OLD')}:\\d+ text: "Old Firm" is of the sample company; `),
    expect.stringMatching(`team/clerk.json:${line('+91')}:\\d+ text: "5550 0100" is of the sample company; `),
    'public/index.html:1 text: "Thane" is of the sample company, but in no content file; build the website again; if the word is still there, it is in the code',
  ]);
});

test('pictures of the sample company, under any name', () => {
  const picture = readFileSync(path.join(content.dir, PICTURE));
  const digest = createHash('md5').update(picture).digest('hex');
  content.write('SAMPLE.md', `- old.png \`${digest}\`\n`);
  content.write('images/renamed.png', picture);
  expect(left()).toEqual(
    [PICTURE, 'images/renamed.png'].map((file) =>
      expect.stringContaining(`content/${file}:1 picture: is of the sample company`),
    ),
  );
});

test('a day in the future', () => {
  content.replace(ARTICLE, /^date: .*/m, 'date: 2062-04-26');
  expect(left()).toEqual([expect.stringContaining(' date: 2062-04-26 is in the future')]);
  expect(launchCheck(content.dir, new Map())['Content check']?.[0]?.severity).toBe('error');
});

test.each([
  ['a@mail.example.org', [expect.stringContaining(' email: is an example')]],
  ['a@example-trading.com', []],
])('the mailbox %s', (email, problems) => {
  setSite({ email, formService: { ...site().formService, activatedFor: email.toUpperCase() } });
  expect(left()).toEqual(problems);
});

test.each([
  ['siteUrl', () => ({ siteUrl: 'https://site.localhost' })],
  ['registrations[1].name', () => ({ registrations: [CIN, { name: 'IEC' }] })],
  ['formService.activatedFor', () => ({ email: 'new@deccan.in' })],
  ['formService.checkAnswer', () => ({ formService: { ...site().formService, checkAnswer: false } })],
])('a problem with %s', (field, changes) => {
  setSite(changes());
  expect(left()).toEqual([expect.stringContaining(` ${field}: `)]);
});

test.each([
  ['Deccan Foods Pvt. Ltd.', 'error'],
  ['Deccan Foods Limited Liability Partnership', 'warning'],
])('%s without street, CIN and contact person', (productName, severity) => {
  setSite({ productName, contactPerson: undefined, registrations: undefined });
  openOffice();
  const { Address } = launchCheck(content.dir, new Map());
  expect(Address?.map((problem) => [problem.field, problem.severity]).sort()).toEqual(
    ['contactPerson', 'offices', 'registrations'].map((field) => [field, severity]),
  );
});
