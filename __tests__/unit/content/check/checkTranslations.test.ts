import type * as z from 'zod';
import { fileTypeOf } from '../../../../src/content/collections';
import { fingerprintOf, translatedTexts } from '../../../../src/content/translation/translatable';
import { sampleContent } from '../../../support/sampleContent';
import { CATALOGUE_PAGES, NEEDED, PRODUCT_PAGE, writeSpanish } from '../../../support/translations';

const { expectError, ...content } = sampleContent();
const NOT_COMPARED = 'is not compared with the present English texts';
const CLERK = 'team/clerk.json';
const PEAS = 'products/pulses/peas.json';

const translate = (...more: string[]) => writeSpanish(content, [...NEEDED, ...more]);
/** Marks the translation of a document as compared, as `npm run content:translated` does. */
const markCompared = (file: string) => {
  const texts = translatedTexts(fileTypeOf(file)?.type.schema as z.ZodObject) as z.ZodObject;
  content.set(`es/${file}`, { english: fingerprintOf(texts, JSON.parse(content.read(file))) });
};
const writeTerms = (...terms: { english: string; text: string }[]) =>
  content.write('es/terms.json', `${JSON.stringify({ terms }, null, 2)}\n`);

test('a complete translation has no errors, and one warning until it is compared', () => {
  translate(CLERK);
  expect(content.errors()).toEqual([]);
  expect(content.warnings()).toHaveLength(NEEDED.length + 1);
  expect(content.warnings()).toContainEqual(
    `content/es/${CLERK}:1 file: ${NOT_COMPARED}; compare it with content/${CLERK}, then mark it as compared on the editor screen, or run npm run content:translated`,
  );
});

test('a translation that was compared is compared again after its English texts have changed', () => {
  translate(CLERK);
  for (const file of [...NEEDED, CLERK]) markCompared(file);
  content.set(CLERK, { id: 7 });
  content.expectWarnings();
  content.set(CLERK, { role: 'Another role' });
  content.expectWarnings(`content/es/${CLERK}:1 file: ${NOT_COMPARED}`);
});

test('a missing text is reported with the place of the English text', () => {
  translate(CLERK);
  content.edit(`es/${CLERK}`, (clerk) => delete clerk.role);
  expect(content.errors()).toEqual([
    `content/es/${CLERK}:1 role: is missing; translate content/${CLERK}:${content.lineOf(CLERK, '"role"')}`,
  ]);
});

test('a text without an English one is reported', () => {
  translate(CLERK);
  content.set(CLERK, { desk: [{ label: 'A desk', to: '/contact' }] });
  content.set(`es/${CLERK}`, { desk: [{ label: 'Ñ' }, { label: 'Ñ of more' }] });
  expectError(`es/${CLERK}`, 'Ñ of more', 'desk[1].label: has no English text');
});

test('what is the same in all languages cannot be translated', () => {
  translate(CLERK);
  content.set(`es/${CLERK}`, { id: 3 });
  expectError(`es/${CLERK}`, '"id"', 'id: is the same in all languages, so it is not translated; remove it');
});

test('a language needs its menus and its home page', () => {
  translate();
  for (const file of NEEDED) content.delete(`es/${file}`);
  content.expectErrors(
    ...NEEDED.toSorted().map(
      (file) => `content/es/${file}:1 file: is missing, but each language needs it; create it as the transl`,
    ),
  );
});

test.each([
  ['de/team/clerk.json', 'is in the folder "de", which is not a language of content/languages.json'],
  [
    'es/team/clark.json',
    'translates content/team/clark.json, which does not exist; did you mean content/es/te',
  ],
  [
    'es/images/plane.png',
    'translates content/images/plane.png, which does not exist; did you mean content/es/',
  ],
  ['es/brand.json', 'has nothing to translate; remove it'],
])('%s is reported', (file, problem) => {
  translate();
  content.write(file, file.endsWith('.json') ? '{}\n' : content.read('images/plain.png'));
  expect(content.errors()).toContainEqual(expect.stringContaining(`content/${file}:1 file: ${problem}`));
});

test('the texts that a page shows with a document must be translated, with its values', () => {
  translate(PEAS);
  const errors = content.errors();
  for (const file of PRODUCT_PAGE)
    expect(errors).toContain(
      `content/es/${file}:1 file: is missing, but pages show its texts with content/es/${PEAS}; create it as the translation of content/${file}`,
    );
  expect(errors).toContainEqual(
    expect.stringMatching(/^content\/es\/terms.json:1 terms: have no translation of "Some words"; /),
  );
});

describe('terms', () => {
  const LIMIT = 'Max 12%, sieved for 3 minutes';
  const PATTERN = 'Max {1}%, sieved for {2} minutes';

  beforeEach(() => {
    const { specs } = JSON.parse(content.read(PEAS)) as { specs: Record<string, string> };
    const [first = ''] = Object.keys(specs);
    content.set(PEAS, { specs: { ...specs, [first]: LIMIT } });
    translate(PEAS, ...CATALOGUE_PAGES);
    // The other values of the sample content have one text.
    writeTerms({ english: 'Some words', text: 'Ñ' }, { english: PATTERN, text: 'Ñ {2} Ñ {1}' });
  });

  test('are needed for the values of translated entries', () => {
    content.expectErrors();
    writeTerms({ english: 'Some words', text: 'Ñ' });
    content.expectErrors(
      `content/es/terms.json:1 terms: have no translation of "${PATTERN}"; add it; it is in content/${PEAS}:${content.lineOf(PEAS, LIMIT)}`,
    );
  });

  test('have the same figures', () => {
    content.replace('es/terms.json', '{2} Ñ {1}', '{2}');
    expectError(
      'es/terms.json',
      'Ñ {2}',
      'terms[1].text: does not have the same figures as the English value',
    );
  });
});

test('a choice by number needs all plural forms of its language', () => {
  translate();
  const setCount = (file: string, count: string) =>
    content.edit(file, ({ range }) => Object.assign(range as object, { all: count }));
  setCount('pages/home.json', 'All {count} sheets');
  setCount('es/pages/home.json', '{count, plural, one {# Ñ} other {# Ñ}}');
  content.expectErrors();
  setCount('es/pages/home.json', '{count, plural, other {# Ñ}}');
  content.expectErrors('range.all: lacks forms of {count, plural, …}; add one {…}');
});

test('a translation that was copied with its document needs another name', () => {
  const LENTILS = 'products/pulses/lentils.json';
  translate(PEAS);
  content.write(LENTILS, content.read(PEAS));
  content.set(LENTILS, { id: 9, sheetNumber: 'N9', name: 'Black Lentils' });
  content.write(`es/${LENTILS}`, content.read(`es/${PEAS}`));
  const problem = `name: Ñome peas is already used by content/es/${LENTILS}; give one of the two another name`;
  expect(content.errors()).toContainEqual(expect.stringContaining(problem));
});
