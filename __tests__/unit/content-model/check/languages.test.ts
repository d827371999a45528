import { languages } from '../../../../src/content-model/documents/languages';
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const french = { code: 'fr', name: 'Français', direction: 'ltr' };

type Row = [code: string, direction: string, problem: string];
const WRONG = 'code: is not the code of a language; write its';

test.each<Row>([
  ...['jp', 'en-uk', 'xx', 'und', 'eng', 'fr-zz', 'FR', 'fr_ca'].map((code): Row => [code, 'ltr', WRONG]),
  ['ar', 'ltr', 'direction: is not the direction of the script of this language; write the other one'],
  ['fr', 'rtl', 'direction: is not the direction'],
])('the language %s with the direction %s is reported', (code, direction, problem) => {
  content.set('languages.json', { languages: [{ ...french, code, direction }] });
  const [found] = content.errors().filter((error) => error.startsWith('content/languages.json'));
  expect(found).toContain(`languages[0].${problem}`);
});

test.each(['fr', 'en'])('the language %s is not listed again', (code) => {
  content.set('languages.json', { languages: [french, { ...french, code }] });
  expect(content.errors()[0]).toContain('languages: have a language twice, or English; remove one');
});

test.each([
  ...['ne', 'pt-br', 'es-419', 'zh-hant-tw'].map((code) => [code, 'ltr']),
  ...['ckb', 'dv'].map((code) => [code, 'rtl']),
])('the language %s with the direction %s is allowed', (code, direction) => {
  expect(languages.safeParse({ languages: [{ ...french, code, direction }] }).success).toBe(true);
});

test('a Node.js that knows English only is reported once', () => {
  content.set('languages.json', { languages: [french] });
  jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue(['en']);
  content.expectErrors('content/languages.json:1 languages: need dates and numbers that this Node.js does');
  jest.restoreAllMocks();
});
