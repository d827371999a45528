import { formatProblem } from '../../../src/content/read/problem';
import { launchCheck } from '../../../tools/launchCheck';
import { pictureHeaders } from '../../support/contentCopy';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();
/** Without the warnings about the format, because the tests do not format what they change. */
const left = () =>
  launchCheck(content.dir, pictureHeaders(content.dir))
    .filter(({ field }) => field !== 'file')
    .map(formatProblem);
const site = () => content.json('site.json');
const setSite = (changes: object) => content.set('site.json', changes);

test('sample facts in JSON files and articles, and errors of the content check', () => {
  content.set('leaders/first.json', { sample: true });
  content.replace('blog/harvest.md', /^title: /m, 'sample: true\ntitle: ');
  content.write('site.json', '{');
  expect(left()).toEqual([
    `content/blog/harvest.md:${content.lineOf('blog/harvest.md', 'sample: true')} sample: the facts of this file are invented; replace them with your own, then remove this line`,
    expect.stringMatching(/^content\/leaders\/first\.json:\d+ sample: /),
    expect.stringContaining('content/site.json:1:2 JSON: a closing } is missing'),
  ]);
});

test.each([
  ['a@mail.example.org', [expect.stringContaining(' email: a@mail.example.org is an example')]],
  ['a@example-trading.com', []],
])('the mailbox %s', (email, problems) => {
  setSite({ email, formService: { ...site().formService, activatedFor: email.toUpperCase() } });
  expect(left()).toEqual(problems);
});

const PHONES = [{ label: 'Office', number: '+91 20 5550 0100' }];

test.each([
  ['siteUrl', () => ({ siteUrl: 'https://site.localhost' })],
  ['phones[0].number', () => ({ phones: PHONES })],
  ['map.page', () => ({ map: { ...site().map, page: 'https://127.0.0.1/map' } })],
  ['registrations[0].name', () => ({ registrations: [{ name: 'CIN' }] })],
  ['formService.activatedFor', () => ({ email: 'new@deccan.in' })],
  ['formService.checkAnswer', () => ({ formService: { ...site().formService, checkAnswer: false } })],
])('a problem with %s', (field, changes) => {
  setSite(changes());
  expect(left()).toEqual([expect.stringContaining(` ${field}: `)]);
});
