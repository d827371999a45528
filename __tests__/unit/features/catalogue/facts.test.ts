import { factProperties, factRows } from '../../../../src/features/catalogue/facts';

test('a row for each label whose field has a value, in the order of the labels', () => {
  const labels = { type: 'Type', drying: 'Drying', origin: 'Origin' };
  expect(factRows(labels, { origin: 'India', drying: null, type: 'Seed', other: 'x' })).toEqual([
    { label: 'Type', value: 'Seed' },
    { label: 'Origin', value: 'India' },
  ]);
});

test('properties: of the first table by the header alone, of others by the caption too, with the test method', () => {
  const tables = [
    { caption: 'Specifications', rows: [{ label: 'Moisture', value: 'Max 12%' }] },
    { caption: 'Limits', rows: [{ label: 'Broken', value: 'Max 2%', method: 'ISO 605' }] },
  ];
  expect(factProperties(tables)).toEqual([
    { name: 'Moisture', value: 'Max 12%' },
    { name: 'Limits: Broken', value: 'Max 2%', measurementTechnique: 'ISO 605' },
  ]);
});
