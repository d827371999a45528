import { storedForm, withRemoved } from '../../../../src/features/enquiry/changeList';
import {
  EMPTY_LIST,
  type EnquiryList,
  type ListEntry,
  MAX_ENTRIES,
  parseList,
} from '../../../../src/features/enquiry/enquiryList';

const entry = (name: string, values: Partial<ListEntry> = {}): ListEntry => ({
  path: `/textiles/${name.toLowerCase()}`,
  name,
  quantity: '',
  unit: 't',
  ...values,
});
const list = (...entries: ListEntry[]): EnquiryList => ({ ...EMPTY_LIST, entries });
/** A list as stored, with some of it replaced. */
const stored = (replaced: object) => JSON.stringify({ version: 1, ...list(entry('Jute')), ...replaced });

test('a list is read as it was stored', () => {
  const full: EnquiryList = {
    entries: [entry('Jute', { quantity: '2,5' }), entry('Wool', { unit: '20-ft container' })],
    port: 'Jebel Ali',
    incoterm: 'CIF',
    sample: true,
  };
  expect(parseList(storedForm(full))).toEqual(full);
});

test('a list without entries is not stored', () => {
  expect(storedForm({ ...EMPTY_LIST, port: 'Jebel Ali' })).toBeNull();
  expect(parseList(null)).toBe(EMPTY_LIST);
});

test.each([
  ['no JSON', stored({}).slice(0, -5)],
  ['no object', 'null'],
  ['a foreign object', '{"items":["jute"]}'],
  ['a list of another version', stored({ version: 2 })],
  ['entries that are no array', stored({ entries: { 0: entry('Jute') } })],
  ['an array', '[]'],
])('%s counts as empty', (_, json) => {
  expect(parseList(json)).toEqual(EMPTY_LIST);
});

test.each([
  ['null', null],
  ['a text', '/textiles/jute'],
  ['one without a path', { ...entry('Wool'), path: undefined }],
  ['one whose quantity is a number', { ...entry('Wool'), quantity: 5 }],
  ['one of an unknown unit', { ...entry('Wool'), unit: 'bales' }],
  ['one twice', entry('Jute', { quantity: '5' })],
])('among the entries %s is left out', (_, broken) => {
  const json = stored({ entries: [entry('Jute'), broken, entry('Silk')] });
  expect(parseList(json).entries).toEqual([entry('Jute'), entry('Silk')]);
});

test('terms that are none are left out', () => {
  const json = stored({ port: 5, incoterm: 'DAT', sample: 'yes' });
  expect(parseList(json)).toEqual(list(entry('Jute')));
});

test('what was removed comes back at its place, beside what was changed and added since', () => {
  const before = { ...list(entry('Jute'), entry('Silk'), entry('Wool')), port: 'Jebel Ali' };
  const now = { ...list(entry('Jute'), entry('Wool', { quantity: '5' }), entry('Linen')), port: 'Hamburg' };
  expect(withRemoved(now, before)).toEqual({
    ...list(entry('Jute'), entry('Silk'), entry('Wool', { quantity: '5' }), entry('Linen')),
    port: 'Hamburg',
  });
  expect(withRemoved(EMPTY_LIST, before)).toEqual(before);
});

test('more entries than a list may have are left out', () => {
  const many = Array.from({ length: MAX_ENTRIES + 5 }, (_, index) => entry(`Fiber${index}`));
  expect(parseList(stored({ entries: many })).entries).toEqual(many.slice(0, MAX_ENTRIES));
});
