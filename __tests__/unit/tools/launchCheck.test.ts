import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../../src/content-model/read/problem';
import { launchCheck } from '../../../tools/launchCheck';
import { ARTICLE, PICTURE, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
/** Without the warnings about the format and the build, because the tests neither format nor build what they change. */
const left = () =>
  Object.values(launchCheck(content.dir, new Map()))
    .flat()
    .filter(({ field }) => !['file', 'folder'].includes(field))
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

test('words of the sample company in files without the mark, in the build, and around it', () => {
  content.write('SAMPLE.md', '# Names\n\n- Old Firm\n- Thane\n- 5550 0100\n- Udgir\n- First House\n');
  content.set('leaders/first.json', { sample: true, name: 'Udgir' });
  content.set('team/clerk.json', { name: 'Methane of OLD\u00a0firm', role: 'Call +912055500100' });
  content.write('../public/index.html', '<a title="In Thane">Udgir, 5550 0100</a>');
  content.write('../public/team/index.html', 'Thane');
  content.write('../public/team/app.js', 'self.webpackChunkfirst_house-site');
  content.write('../LICENSE', 'Copyright FIRST  HOUSE');
  const line = (text: string) => content.lineOf('team/clerk.json', text);
  expect(left()).toEqual([
    expect.stringMatching(/^content\/leaders\/first\.json:\d+ sample: /),
    expect.stringMatching(`team/clerk.json:${line('OLD')}:\\d+ text: "Old Firm" is of the sample company; `),
    expect.stringMatching(`team/clerk.json:${line('+91')}:\\d+ text: "5550 0100" is of the sample company; `),
    expect.stringMatching('^public/index.html:1 text: "Thane" is of the sample company, but in no content'),
    expect.stringMatching('^public/team/app.js:1 text: "First House" is of the sample company, but in no '),
    'LICENSE:1 text: "First House" is of the sample company; write your own',
  ]);
});

test('pictures of the sample company, under any name, and their names', () => {
  const picture = readFileSync(path.join(content.dir, PICTURE));
  const digest = createHash('md5').update(picture).digest('hex');
  content.write('SAMPLE.md', `- old.png \`${digest}\`\n- plain.png \`aa00\`\r\n`);
  content.write('images/renamed.png', picture);
  content.write('../public/static/aa00/b/other.webp', '');
  expect(left()).toEqual([
    `content/${PICTURE}:1 picture: is of the sample company; replace it with your own, or delete it`,
    'content/images/renamed.png:1 picture: is of the sample company, but on no page; delete it',
    expect.stringMatching('^public/static/aa00/b/other.webp:1 picture: "plain.png" is of the sample comp'),
  ]);
  content.write('SAMPLE.md', '- plain.png `bb00`\n');
  expect(left()).toEqual([expect.stringMatching(`^content/${PICTURE}:1 file name: has the name of a `)]);
});

test('a build that is missing, or older than a content file or a deleted one', () => {
  const build = () => launchCheck(content.dir, new Map()).Build?.map(({ message }) => message);
  expect(build()).toEqual(['is missing, so no page is checked']);
  const change = (file: string, second: number) => utimesSync(content.at(file), second, second);
  const now = Math.ceil(Date.now() / 1000);
  content.write('../public/404.html', '');
  change('../public/404.html', now + 1);
  expect(build()).toEqual([]);
  change('team', now + 2);
  expect(build()).toEqual(['is older than content/team']);
  change('team/clerk.json', now + 2);
  expect(build()).toEqual(['is older than content/team/clerk.json']);
});

test('a day in the future', () => {
  content.replace(ARTICLE, /^date: .*/m, 'date: 2062-04-26');
  expect(left()).toEqual([expect.stringContaining(' date: 2062-04-26 is in the future')]);
  expect(launchCheck(content.dir, new Map())['Content check']?.[0]?.severity).toBe('error');
});

const mailbox = (email: string) => ({
  email,
  formService: { ...site().formService, activatedFor: email.toUpperCase() },
});

test.each<[problems: string[], changes: () => object]>([
  [[], () => mailbox('a@example-trading.com')],
  [[' email: is an example'], () => mailbox('a@mail.example.org')],
  [[' siteUrl: '], () => ({ siteUrl: 'https://site.localhost' })],
  [[' registrations[1].name: '], () => ({ registrations: [CIN, { name: 'IEC' }] })],
  [[' editing: '], () => ({ editing: undefined })],
  [[' formService.activatedFor: '], () => ({ email: 'new@deccan.in' })],
  [[' formService.checkAnswer: '], () => ({ formService: { ...site().formService, checkAnswer: false } })],
])('the problems %j', (problems, changes) => {
  setSite(changes());
  expect(left()).toEqual(problems.map((problem) => expect.stringContaining(problem)));
});

test.each([
  ['Deccan Foods Pvt. Ltd.', 'error', 'CIN', ['contactPerson']],
  ['Deccan Foods Limited Liability Partnership', 'error', 'LLPIN', []],
  ['Deccan Foods', 'warning', 'CIN', ['contactPerson']],
])('%s without street, number and contact person', (productName, severity, number, more) => {
  setSite({ productName, parentCompany: undefined, contactPerson: undefined, registrations: undefined });
  openOffice();
  const { Address } = launchCheck(content.dir, new Map());
  expect(Address?.map((problem) => [problem.field, problem.severity]).sort()).toEqual(
    [...more, 'offices', 'registrations'].map((field) => [field, severity]),
  );
  expect(Address?.map(({ message }) => message)).toContainEqual(expect.stringContaining(`the ${number} is`));
});
