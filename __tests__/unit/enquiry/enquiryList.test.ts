import { listToStore, withRemoved } from '../../../src/enquiry/changeList';
import {
  EMPTY_LIST,
  type EnquiryList,
  MAX_ITEMS,
  parseList,
  type StoredItem,
} from '../../../src/enquiry/enquiryList';

const item = (name: string, values: Partial<StoredItem> = {}): StoredItem => ({
  path: `/textiles/${name.toLowerCase()}`,
  name,
  quantity: '',
  unit: 't',
  ...values,
});
const list = (...items: StoredItem[]): EnquiryList => ({ ...EMPTY_LIST, items });
/** Creates a stored list in which some properties are replaced. */
const stored = (replaced: object) =>
  JSON.stringify({ version: 1, entries: [item('Jute')], port: '', incoterm: '', sample: false, ...replaced });

test('reads and writes the stored format, and stores no list without items', () => {
  const items = [item('Jute', { quantity: '2,5' }), item('Wool', { unit: '20-ft container' })];
  const terms = { port: 'Jebel Ali', incoterm: 'CIF', sample: true } as const;
  const json = listToStore({ items, ...terms });
  expect(JSON.parse(json ?? '')).toEqual({ version: 1, entries: items, ...terms });
  expect(parseList(json)).toEqual({ items, ...terms });
  expect(listToStore({ items: [], ...terms })).toBeNull();
});

test.each([
  ['incomplete JSON', stored({}).slice(0, -5)],
  ['another version', stored({ version: 2 })],
  ['entries that are not an array', stored({ entries: { 0: item('Jute') } })],
])('parses %s as an empty list', (_, json) => {
  expect(parseList(json)).toEqual(EMPTY_LIST);
});

test.each([
  ['an item without a path', { ...item('Wool'), path: undefined }],
  ['a quantity that is not a string', { ...item('Wool'), quantity: 5 }],
  ['an unknown unit', { ...item('Wool'), unit: 'bales' }],
  ['a second item with the same path', item('Jute', { quantity: '5' })],
])('omits %s', (_, broken) => {
  const json = stored({ entries: [item('Jute'), broken, item('Silk')] });
  expect(parseList(json).items).toEqual([item('Jute'), item('Silk')]);
});

test('omits invalid terms, and items above the maximum', () => {
  const many = Array.from({ length: MAX_ITEMS + 5 }, (_, index) => item(`Fiber${index}`));
  const json = stored({ entries: many, port: 5, incoterm: 'DAT', sample: 'yes' });
  expect(parseList(json)).toEqual(list(...many.slice(0, MAX_ITEMS)));
});

test('restores removed items at their original position and keeps later changes', () => {
  const before = { ...list(item('Jute'), item('Silk'), item('Wool')), port: 'Jebel Ali' };
  const now = { ...list(item('Jute'), item('Wool', { quantity: '5' }), item('Linen')), port: 'Hamburg' };
  expect(withRemoved(now, before)).toEqual({
    ...list(item('Jute'), item('Silk'), item('Wool', { quantity: '5' }), item('Linen')),
    port: 'Hamburg',
  });
  expect(withRemoved(EMPTY_LIST, before)).toEqual(before);
});
