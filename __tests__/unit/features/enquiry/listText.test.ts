import {
  type ListedGoods,
  listText,
  valuesOfList,
  withList,
} from '../../../../src/features/enquiry/listText';

const words = {
  hsCode: 'HS',
  port: 'Port',
  incoterm: 'Term',
  sample: 'A sample first',
  subject: 'For {goods}',
  subjectMore: 'For {goods} and {count} more',
  message: 'Please quote.',
};
const goods = (name: string, values: Partial<ListedGoods> = {}): ListedGoods => ({
  name,
  path: `/${name}`,
  url: `https://x.example/${name}`,
  hsCode: undefined,
  quantity: '',
  unit: 't',
  ...values,
});
const terms = { port: '', incoterm: '', sample: false } as const;

test.each([
  [goods('Jute', { quantity: '24', hsCode: '5303' }), 'Jute, 24 t, HS 5303, https://x.example/Jute'],
  [goods('Jute', { quantity: '2,5', unit: 'kg' }), 'Jute, 2.5 kg, https://x.example/Jute'],
  [
    goods('Jute', { quantity: '2', unit: '40-ft container' }),
    'Jute, 2 x 40-ft container, https://x.example/Jute',
  ],
  [goods('Jute', { hsCode: '5303' }), 'Jute, HS 5303, https://x.example/Jute'],
  [goods('Jute', { quantity: '1,500' }), 'Jute, https://x.example/Jute'],
])('a line tells what is known of an entry', (entry, line) => {
  expect(listText([entry], terms, words)).toBe(line);
});

test('the terms follow the entries, as far as there are any', () => {
  const text = listText(
    [goods('Jute'), goods('Silk')],
    { port: ' Jebel Ali ', incoterm: 'CIF', sample: true },
    words,
  );
  expect(text).toBe(
    'Jute, https://x.example/Jute\nSilk, https://x.example/Silk\n\nPort: Jebel Ali\nTerm: CIF\nA sample first',
  );
});

test('without entries nothing is sent, nor filled in', () => {
  expect(listText([], { port: 'Jebel Ali', incoterm: 'CIF', sample: true }, words)).toBe('');
  expect(valuesOfList([], words)).toEqual({});
  expect(withList('Hello', '')).toBe('Hello');
});

test('the list goes at the end of the message', () => {
  expect(withList('Hello', 'Jute')).toBe('Hello\n\nJute');
});

test('the subject tells three names, and how many more', () => {
  const named = (...names: string[]) =>
    valuesOfList(
      names.map((name) => goods(name)),
      words,
    );
  expect(named('A')).toEqual({ subject: 'For A', message: 'Please quote.' });
  expect(named('A', 'B', 'C').subject).toBe('For A, B, C');
  expect(named('A', 'B', 'C', 'D', 'E', 'F', 'G').subject).toBe('For A, B, C and 4 more');
});
