import { finishContent } from '../../../../src/content-model/finishContent';
import { keyOf } from '../../../../src/content-model/join/localContent';
import { valueAt } from '../../../../src/content-model/model/schema';
import { ARTICLE, PEAS, sampleContent } from '../../../support/sampleContent';
import { writeSpanish } from '../../../support/translations';

const content = sampleContent();
const BEANS = 'catalogues/goods/seeds/beans.json';
const GOODS = 'catalogues/goods.json';
const TERMS = 'es/terms.json';
const BLOG = 'pages/blog.json';

/** Writes names that differ in two places, and returns what pages make of them. */
function shown(limit: string, entry: string, category: string, term: string) {
  const limits = (name: string) => [{ name, value: 'Max 2%' }];
  content.set(GOODS, { comparisons: [{ title: 'Some', header: 'Some', columns: ['Foreign matter'] }] });
  content.set(GOODS, { lists: [{ key: 'parts', label: 'Parts', isList: true }] });
  content.set(BEANS, { limits: limits('Foreign matter') });
  content.set(PEAS, { limits: limits(limit), values: { parts: [entry], grade: 'Whole and split' } });
  content.replace(ARTICLE, 'category: "Some words"', `category: ${JSON.stringify(category)}`);
  writeSpanish(content, [PEAS, 'catalogues/goods/seeds.json', GOODS]);
  content.write(TERMS, JSON.stringify({ terms: [{ english: term, text: 'Enteros' }] }, null, 2));
  const { documents } = finishContent(content.dir);
  const at = (key: string, ...path: (string | number)[]) =>
    valueAt(documents.find((each) => keyOf(each) === key)?.data, path);
  return [
    [0, 1].map((row) => at('pages/specifications.json', 'tables', 0, 'rows', row, 'values', 0)),
    at(PEAS, 'lists', 0, 'items', 0, 'path'),
    at(ARTICLE, 'category'),
    at(`es/${PEAS}`, 'tables', 0, 'rows', 0, 'value'),
  ];
}

const FOUND = [['Max 2%', 'Max 2%'], '/goods/beans', 'Some words', 'Enteros'];
const differences = () => content.warnings().filter((warning) => warning.includes(' by letter case alone'));

test('spaces and invisible characters make no difference between names', () => {
  expect(shown('Foreign  matter ', 'Some\u00A0beans', ' Some words', 'Whole and\u2060 split')).toEqual(FOUND);
  expect(content.errors()).toEqual([]);
  expect(differences()).toEqual([]);
});

test('names that differ by letter case alone are the same, with a warning', () => {
  expect(shown('Foreign Matter', 'Some Beans', 'Some Words', 'Whole And Split')).toEqual(FOUND);
  expect(content.errors()).toEqual([]);
  expect(differences()).toEqual(
    [
      [PEAS, 'values.parts[0]', `"Some Beans" differs from "Some beans" in content/${BEANS}`],
      [PEAS, 'limits[0].name', `"Foreign Matter" differs from "Foreign matter" in content/${GOODS}`],
      [TERMS, 'terms[0]', '"Whole And Split" differs from the value "Whole and split"'],
      [BLOG, 'categories[0].name', `"Some words" differs from "Some Words" in content/${ARTICLE}`],
    ].map(([file, field, text]) =>
      expect.stringMatching(`^content/${file}:\\d+ ${field?.replace(/[[\]]/g, '\\$&')}: ${text} by`),
    ),
  );
});
