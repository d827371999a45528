import { fieldsWithoutQuery } from '../../../src/brand/siteContent';
import { pathsOf, queriesOfAnyLanguage, selectedFields, unusedFields } from '../../support/contentGraph';

const selected = selectedFields();
const readByCode = Object.entries(fieldsWithoutQuery).flatMap(([type, schema]) => pathsOf(schema, type));

test('every content field is selected by a query or read by code that cannot query', () => {
  expect(unusedFields(new Set([...selected, ...readByCode]))).toEqual([]);
});

test('an unused field is reported without its subfields', () => {
  const used = [...selected, ...readByCode].filter((name) => name !== 'HomePage.slides');
  expect(unusedFields(new Set(used))).toEqual(['HomePage.slides']);
});

test('page queries select documents in the language of the page, or by their ids', () => {
  expect([...new Set(queriesOfAnyLanguage())]).toEqual([
    // The company reads the English names of the entries in the enquiry list.
    'ContactPage: catalogues',
  ]);
});
