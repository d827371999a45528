import { factRows } from '../../../../src/features/catalogue/factRows';

test('a row for each label whose field has a value, in the order of the labels', () => {
  const labels = { type: 'Type', drying: 'Drying', origin: 'Origin' };
  expect(factRows({ labels, facts: { origin: 'India', drying: null, type: 'Seed', other: 'x' } })).toEqual([
    { field: 'type', label: 'Type', value: 'Seed' },
    { field: 'origin', label: 'Origin', value: 'India' },
  ]);
});
