import { fieldsWithoutQuery } from '../../../src/site-data/siteContent';
import { pathsOf, selectedFields, unusedFields } from '../../support/contentGraph';

const selected = selectedFields();
const readByCode = Object.entries(fieldsWithoutQuery).flatMap(([type, schema]) => pathsOf(schema, type));

test('every field of the content is in use: a query selects it, or code that cannot query reads it', () => {
  expect(unusedFields(new Set([...selected, ...readByCode]))).toEqual([]);
});

test('a field that neither a query nor code names is reported, and none below it', () => {
  const without = (field: string) => new Set([...selected, ...readByCode].filter((name) => name !== field));
  expect(unusedFields(without('HomePage.slides'))).toEqual(['HomePage.slides']);
  expect(unusedFields(without('TeamPage.sharePicture.file'))).toEqual(['TeamPage.sharePicture.file']);
  expect(unusedFields(without('Brand.colors.accent'))).toEqual(['Brand.colors.accent']);
});
