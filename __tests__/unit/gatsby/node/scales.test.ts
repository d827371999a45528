import { scaleOf } from '../../../../src/gatsby/node/scales';

const WORDS = { maximum: 'Max', minimum: 'Min' };

test('limits with the same unit have a common scale from 0 to a round number', () => {
  expect(
    scaleOf(
      ['Max 0.5% other edible grains', 'Max 2%, splits included', 'Nil', 'Max 100 mg/kg', 'Min 1.5%'],
      WORDS,
      'en',
    ),
  ).toEqual({
    end: '2%',
    ranges: [{ from: 0, to: 0.25 }, { from: 0, to: 1 }, undefined, undefined, { from: 0.75, to: 1 }],
  });
});

test('the unit of a grade is before the figure', () => {
  expect(scaleOf(['Min grade 4 dry, 3 wet', 'Min grade 3-4', 'Max 3%'], WORDS, 'en')).toEqual({
    end: 'grade 5',
    ranges: [{ from: 0.8, to: 1 }, { from: 0.6, to: 1 }, undefined],
  });
});

test('the words of a language may be after the figure', () => {
  const values = ['0.25% كحد أقصى', '\u200E0.5% كحد أدنى (كما هي)', 'لا يوجد'];
  expect(scaleOf(values, { maximum: 'كحد أقصى', minimum: 'كحد أدنى' }, 'ar')).toEqual({
    end: '0.5%',
    ranges: [{ from: 0, to: 0.5 }, { from: 1, to: 1 }, undefined],
  });
});

test('numbers have the separators of the language', () => {
  expect(scaleOf(['0,5 mg', '2,5 mg', '1\u202F000 g'], WORDS, 'fr')).toEqual({
    end: '2,5 mg',
    ranges: [{ from: 0, to: 0.2 }, { from: 0, to: 1 }, undefined],
  });
});

test('the end has a space before its unit if the values have one', () => {
  expect(scaleOf(['0,5\u00A0% max.', '2\u00A0% max.'], { maximum: 'max.', minimum: 'min.' }, 'fr')?.end).toBe(
    '2 %',
  );
});

test('figures with a unit are compared, whatever separates their thousands', () => {
  expect(scaleOf(['1,446 kcal', '36.5 g', '1,200 g'], WORDS, 'en')).toEqual({
    end: '2000 g',
    ranges: [undefined, { from: 0, to: 0.01825 }, { from: 0, to: 0.6 }],
  });
});

test.each([
  [[]],
  [['Max 2%']],
  [['Max 2%', 'Max 100 mg/kg', 'Nil']],
  [['0 g', '0 g']],
  [['Maximum 12%', 'Maximum 20%']],
])('%j has no scale', (values) => {
  expect(scaleOf(values, WORDS, 'en')).toBeUndefined();
});
