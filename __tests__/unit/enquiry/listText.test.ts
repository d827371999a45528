import type { StoredItem } from '../../../src/enquiry/enquiryList';
import { findItems, hasProblem, listText, listValues } from '../../../src/enquiry/listText';

const texts = {
  hsCode: 'HS',
  port: 'Port',
  incoterm: 'Term',
  sample: 'A sample first',
  subject: 'For {items}',
  subjectMore: 'For {items} and {count} more',
  message: 'Please quote.',
};
const noTerms = { port: '', incoterm: '', sample: false } as const;
const stored = (name: string, quantity = '', unit: StoredItem['unit'] = 't'): StoredItem => ({
  path: `/${name}`,
  name,
  quantity,
  unit,
});
const entries = ['Jute', 'Silk'].map((name) => ({
  path: `/${name}`,
  name,
  englishName: name,
  hsCode: name === 'Jute' ? '5303' : undefined,
}));
const itemsOf = (...items: StoredItem[]) => findItems(items, entries).items;

test.each([
  [stored('Jute', '24'), 'Jute, 24 t, HS 5303'],
  [stored('Silk', '2,5', 'kg'), 'Silk, 2.5 kg'],
  [stored('Silk', '2', '40-ft container'), 'Silk, 2 x 40-ft container'],
  [stored('Silk'), 'Silk'],
])('formats a line with the known facts of %j', (item, line) => {
  expect(listText(itemsOf(item), noTerms, texts, 'en')).toBe(line);
});

test('a name in another language is followed by the English name', () => {
  const [jute] = itemsOf(stored('Jute', '24'));
  const items = jute ? [{ ...jute, name: 'Toile de jute' }] : [];
  expect(listText(items, noTerms, texts, 'en')).toBe('Toile de jute (Jute), 24 t, HS 5303');
});

test('omits an invalid quantity, and an item without an entry', () => {
  const { items, discontinued } = findItems([stored('Wool'), stored('Silk', '1,500')], entries);
  expect([discontinued, items.map(hasProblem)]).toEqual([[stored('Wool')], [true]]);
  expect(listText(items, noTerms, texts, 'en')).toBe('Silk');
});

test('adds the terms after the items', () => {
  const terms = { port: ' Jebel Ali ', incoterm: 'CIF', sample: true } as const;
  expect(listText(itemsOf(stored('Silk')), terms, texts, 'en')).toBe(
    'Silk\n\nPort: Jebel Ali\nTerm: CIF\nA sample first',
  );
  expect(listText([], terms, texts, 'en')).toBe('');
});

test('lists three items in the subject, and the number of remaining items', () => {
  const named = (...names: string[]) => {
    const items = names.map((name) => ({ name }));
    return listValues(items, texts, { code: 'en' });
  };
  expect(named()).toEqual({});
  expect(named('A', 'B', 'C')).toEqual({ subject: 'For A, B, C', message: 'Please quote.' });
  expect(named('A', 'B', 'C', 'D', 'E', 'F', 'G').subject).toBe('For A, B, C and 4 more');
});

test('the labels have the punctuation of the language', () => {
  const terms = { port: 'Le Havre', incoterm: 'CIF', sample: false } as const;
  expect(listText(itemsOf(stored('Silk')), terms, texts, 'fr')).toContain(
    'Port\u00a0: Le Havre\nTerm\u00a0: CIF',
  );
});
