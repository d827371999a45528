import { EMPTY_LIST, MAX_ITEMS, parseList, type StoredItem } from '../../../src/enquiry/enquiry';

const item = (name: string): StoredItem => ({ path: `/textiles/${name}`, name, quantity: '', unit: 't' });

/** Creates a stored list in which some properties are replaced. */
const stored = (replaced: object) =>
  JSON.stringify({ version: 1, items: [item('jute')], port: '', incoterm: '', sample: false, ...replaced });

test.each([
  ['incomplete JSON', stored({}).slice(0, -5)],
  ['another version', stored({ version: 2 })],
  ['items that are not an array', stored({ items: { 0: item('jute') } })],
])('parses %s as an empty list', (_, json) => {
  expect(parseList(json)).toEqual(EMPTY_LIST);
});

test.each([
  ['an item without a path', { ...item('wool'), path: undefined }],
  ['a quantity that is not a string', { ...item('wool'), quantity: 5 }],
  ['a second item with the same path', { ...item('jute'), quantity: '5' }],
])('omits %s', (_, broken) => {
  const json = stored({ items: [item('jute'), broken, item('silk')] });
  expect(parseList(json).items).toEqual([item('jute'), item('silk')]);
});

test('omits invalid terms, and items above the maximum', () => {
  const many = Array.from({ length: MAX_ITEMS + 5 }, (_, index) => item(`fiber${index}`));
  const json = stored({ items: many, port: 5, incoterm: {}, sample: 'yes' });
  expect(parseList(json)).toEqual({ ...EMPTY_LIST, items: many.slice(0, MAX_ITEMS) });
});
