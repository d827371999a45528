import { readXlsx } from 'hucre/xlsx';
import { sheetName, textSheet, writeSheets } from '../../../src/build/spreadsheet';

const TEXTS = ['0713.60', '=1+1', '-5 %', ' _x0041_ _x005F_ ', "'x", '½ “é”\n2', 'TRUE', '2026-05-01'];

test.each(TEXTS)('a cell keeps the text %j as text', async (text) => {
  const { sheets } = await readXlsx(await writeSheets([textSheet('a', [{ heading: text }], [[text]], 1)]));
  expect([sheets[0]?.rows, sheets[0]?.cells]).toEqual([[[text], [text]], undefined]);
});

test('sheet names are unique, and short and simple enough for Excel', () => {
  expect(sheetName('Oils')).toBe('Oils');
  expect(sheetName('Oils/fats: [all]?')).toBe('Oils fats   all');
  expect(sheetName('Seeds and spices of the first harvest', ['Pulses'])).toHaveLength(31);
  expect(sheetName('oils', ['Oils', 'OILS (2)'])).toBe('oils (3)');
});
