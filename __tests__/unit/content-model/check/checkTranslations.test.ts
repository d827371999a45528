import type * as z from 'zod';
import { compareTranslations } from '../../../../src/content-model/check/compareTranslations';
import { typeOf } from '../../../../src/content-model/collections';
import { formatProblem } from '../../../../src/content-model/read/problem';
import { readContent } from '../../../../src/content-model/read/readContent';
import { fingerprintOf } from '../../../../src/content-model/translation/fingerprints';
import { translatedTexts } from '../../../../src/content-model/translation/translatable';
import { PEAS, sampleContent } from '../../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../../support/translations';

const content = sampleContent();
const { expectError } = content;
const CLERK = 'team/clerk.json';

/** Writes complete translations. `terms.json` has the values of the entries, which all have one text. */
function translate(...more: string[]): void {
  const pages = ['catalogues/goods.json', 'catalogues/goods/seeds.json', 'pages/team.json'];
  const files = [...NEEDED, ...pages, ...more];
  writeSpanish(content, files);
  for (const file of files) {
    const texts = translatedTexts(typeOf(file)?.schema as z.ZodObject) as z.ZodObject;
    content.set(`es/${file}`, { english: fingerprintOf(texts, JSON.parse(content.read(file))) });
  }
  writeTerms({ english: 'Some words', text: 'Ñ' });
}
const remove = (file: string, field: string) => content.edit(file, (data) => delete data[field]);
const setSize = (size: string) => content.set(PEAS, { values: { grade: 'Some words', size } });
const writeTerms = (...terms: { english: string; text: string }[]) =>
  content.write('es/terms.json', `${JSON.stringify({ terms }, null, 2)}\n`);

const differences = () => compareTranslations(readContent(content.dir), 'es').map(formatProblem);

const IN_ENGLISH = 'is not translated, so it is in English; translate content/';
const OUTDATED = 'is not compared with the present English document; compare it with content/';

test.each<[what: string, change: () => void, found: string[], summary?: string]>([
  ['nothing', () => {}, []],
  ['a missing text', () => remove(`es/${CLERK}`, 'role'), [`es/${CLERK}:1 role: ${IN_ENGLISH}${CLERK}:5`]],
  [
    'a missing text that is optional',
    () => remove(`es/${PEAS}`, 'alsoTradedAs'),
    [`es/${PEAS}:1 alsoTradedAs: is not translated, so it is left out; translate content/${PEAS}:`],
  ],
  [
    'a list with another item',
    () => content.edit('pages/home.json', ({ slides }) => Object(slides).unshift(...Object(slides))),
    [
      'es/pages/home.json:7 slides: has changed in English, so items without the same link, picture or code are in English; ',
      'es/pages/home.json:1 file: ',
    ],
    '1 file is not compared',
  ],
  [
    'a missing term',
    () => setSize('About 3%'),
    [`es/terms.json:1 About {1}%: is in English; translate content/${PEAS}:`],
    '1 value of entries is in English',
  ],
  [
    'a missing group of translated entries',
    () => content.delete('es/catalogues/goods/seeds.json'),
    ['es/catalogues/goods/seeds.json:1 file: is missing, so its texts are in English; translate content/'],
  ],
  ['a missing page', () => content.delete(`es/${CLERK}`), []],
  [
    'a changed text',
    () => content.set(CLERK, { role: 'Another role' }),
    [`es/${CLERK}:1 file: ${OUTDATED}${CLERK}, then`],
    '1 file is not compared',
  ],
  [
    'the texts of what is gone',
    () => {
      remove(PEAS, 'alsoTradedAs');
      content.edit('es/catalogues/goods.json', ({ tables }) => Object(tables)[0].fields.push({ label: 'Ñ' }));
      content.write('es/team/clark.json', '{}\n');
      content.write('es/images/plane.png', '');
      content.write('es/brand.json', '{}\n');
      writeTerms({ english: 'Some words', text: 'Ñ' }, { english: 'Blue', text: 'Azul' });
    },
    [
      'tables[0].fields[2].label: has no English text; remove it, or add it to content/catalogues/goods.json',
      `es/${PEAS}:4 alsoTradedAs: has no English text; remove it, or add it to content/${PEAS}`,
      `es/${PEAS}:1 file: ${OUTDATED}`,
      'es/terms.json:7 terms[1]: is the value of no entry; remove it',
      'es/brand.json:1 file: translates nothing; ',
      'es/images/plane.png:1 file: translates nothing; ',
      'es/team/clark.json:1 file: translates nothing; ',
    ],
    '6 translations are of no use, 1 file is not compared',
  ],
])('%s is a warning at most', (_, change, found, summary = '') => {
  content.set(PEAS, { alsoTradedAs: ['Some peas'] });
  translate(CLERK, PEAS);
  change();
  const problem = `content/languages.json:5 Spanish: ${summary}; npm run content:translated -- --list shows`;
  const warnings = content.warnings();
  const isOfLanguage = (warning: string) => warning.startsWith('content/languages.json');
  expect(content.errors()).toEqual([]);
  expect(warnings.filter(isOfLanguage)).toEqual(summary ? [expect.stringContaining(problem)] : []);
  // The summary counts the translations without a line of their own.
  const single = differences().filter((each) => / is (not translated|missing)|has changed/.test(each));
  const ownLines = warnings.filter((each) => each.startsWith('content/es/'));
  expect(ownLines).toEqual(single.map((each) => `content/${each}`));
  expect(differences()).toEqual(found.map((each) => expect.stringContaining(each)));
});

test('what all languages share cannot be translated, but a folder without its line has no errors', () => {
  translate(CLERK);
  content.set(`es/${CLERK}`, { id: 3 });
  expectError(`es/${CLERK}`, '"id"', 'id: is the same in all languages, so it is not translated; remove it');
  // This line has no folder.
  content.set('languages.json', { languages: [{ code: 'fr', name: 'Français', direction: 'ltr' }] });
  content.expectErrors();
  expect(content.warnings().slice(0, 2)).toEqual([
    expect.stringContaining('content/es:1 folder: is not a language of content/languages.json, so it is not'),
    'content/fr/navigation.json:1 file: is missing, so its texts are in English; translate content/navigation.json',
  ]);
});

test('terms have the same figures as the English values', () => {
  const LIMIT = 'Max 12%, sieved for 3 minutes';
  translate(PEAS);
  setSize(LIMIT);
  const term = { english: 'Max {1}%, sieved for {2} minutes', text: 'Ñ {2} Ñ {1}' };
  writeTerms({ english: 'Some words', text: 'Ñ' }, term);
  content.expectWarnings();
  content.replace('es/terms.json', '{2} Ñ {1}', '{2}');
  expectError('es/terms.json', 'Ñ {2}', 'terms[1].text: does not have the same figures as the English value');
});

test('a choice by number needs all plural forms of its language', () => {
  translate();
  const setCount = (file: string, count: string) =>
    content.edit(file, ({ samples }) => Object.assign(samples as object, { all: count }));
  setCount('pages/home.json', 'All {count} sheets');
  setCount('es/pages/home.json', '{count, plural, one {# Ñ} other {# Ñ}}');
  content.expectErrors();
  setCount('es/pages/home.json', '{count, plural, other {# Ñ}}');
  content.expectErrors('samples.all: lacks forms of {count, plural, …}; add one {…}');
});

test('a translation that was copied with its document needs another name', () => {
  const LENTILS = 'catalogues/goods/seeds/lentils.json';
  translate(PEAS);
  content.write(LENTILS, content.read(PEAS));
  content.set(LENTILS, { id: 9, sheetNumber: 'N9', name: 'Black Lentils' });
  content.write(`es/${LENTILS}`, content.read(`es/${PEAS}`));
  const problem = `name: Ñome peas is in content/es/${LENTILS} and content/es/`;
  expect(content.errors()).toContainEqual(expect.stringContaining(problem));
});
