import { EMPTY_LIST, type StoredItem } from '../../../src/enquiry/enquiry';
import { findItems, isInvalid, listText, listValues, withRemoved } from '../../../src/enquiry/useListInForm';

const labelOfUnit = { t: 't', m: 'm', kg: 'kilo', '40-ft container': 'conteneur' };
const units = Object.entries(labelOfUnit).map(([unit, label]) => ({ unit, label }));
const labels = { hsCode: 'HS', port: 'Port', incoterm: 'Term', sample: 'A sample first', units };
const noTerms = { port: '', incoterm: '', sample: false };
const stored = (name: string, quantity = '', unit = 't') => ({ path: `/${name}`, name, quantity, unit });
const jute = { path: '/Jute', aliases: ['/old/jute'], name: 'Le jute', englishName: 'Jute', subject: '' };
const entries = [
  { ...jute, hsCode: '5303', unit: 'pieces' },
  { path: '/Silk', aliases: [], name: 'silk', englishName: 'Silk', subject: '', hsCode: null, unit: 'm' },
];
const itemsOf = (...items: StoredItem[]) => findItems(items, entries).items;

test.each([
  [stored('Jute', ' 24 '), 'Le jute / Jute, 24 t, HS 5303'],
  [stored('Silk', '1,500-2,000', 'kg'), 'silk, 1,500-2,000 kilo'],
  [stored('Silk', '2', '40-ft container'), 'silk, 2 × conteneur'],
  [stored('Silk', '300', ''), 'silk, 300 m'],
])('formats a line with the known facts of %j, with units of the language', (item, line) => {
  expect(listText(itemsOf(item), noTerms, labels, 'en')).toBe(line);
});

test('an item with a former path is that of the entry, and one without an entry is discontinued', () => {
  const former = { ...stored('Jute', '3'), path: '/old/jute' };
  const { items, discontinued } = findItems([former, stored('Wool')], entries);
  expect(items).toMatchObject([{ path: '/old/jute', to: '/Jute', quantity: '3', name: 'Le jute' }]);
  expect(discontinued).toEqual([stored('Wool')]);
});

test.each([
  ['can be sent', ['', ' ', '24', '0.5', 'ca. 10-12 t', '٢٤', '１', '0 or 1', '1'.repeat(40)], false],
  ['cannot be sent', ['x', '0', '0,00', '-', '٠', '०', '０', '1'.repeat(41)], true],
])('a list %s with each of the quantities %j', (_, quantities, expected) => {
  expect(quantities.filter((quantity) => isInvalid({ quantity }) !== expected)).toEqual([]);
});

test('adds the terms after the items, with the punctuation of the language', () => {
  const terms = { port: ' Le Havre ', incoterm: 'CIF', sample: true };
  const textIn = (language: string) => listText(itemsOf(stored('Silk', '5')), terms, labels, language);
  expect(textIn('en')).toBe('silk, 5 t\n\nPort: Le Havre\nTerm: CIF\nA sample first');
  expect(textIn('ar')).toContain('silk، 5 t\n');
  expect(listText([], terms, labels, 'en')).toBe('');
});

test('lists three items in the subject, and the number of remaining items', () => {
  const texts = { subject: 'For {items}', subjectMore: 'For {items} and {count} more', message: 'A quote?' };
  const named = (...names: string[]) => {
    const items = names.map((name) => ({ name }));
    return listValues(items, texts, { code: 'en' });
  };
  expect(named()).toEqual({});
  expect(named('A', 'B', 'C')).toEqual({ subject: 'For A, B, C', message: 'A quote?' });
  expect(named('A', 'B', 'C', 'D', 'E', 'F', 'G').subject).toBe('For A, B, C and 4 more');
});

test('restores removed items at their original position and keeps later changes', () => {
  const list = (port: string, ...items: StoredItem[]) => ({ ...EMPTY_LIST, port, items });
  const before = list('Jebel Ali', stored('Jute'), stored('Silk'), stored('Wool'));
  const now = list('Hamburg', stored('Jute'), stored('Wool', '5'), stored('Linen'));
  const restored = list('Hamburg', stored('Jute'), stored('Silk'), stored('Wool', '5'), stored('Linen'));
  expect(withRemoved(now, before)).toEqual(restored);
  expect(withRemoved(EMPTY_LIST, before)).toEqual(before);
});
