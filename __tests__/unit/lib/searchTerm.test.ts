import { comparable, filterByTerm } from '../../../src/lib/searchTerm';

test.each([
  ['buyer’s, buyer´s, buyerʼs', "buyer's, buyer's, buyer's"],
  ['“as is”, «as is», 6″', '"as is", "as is", 6"'],
  ['non–standard, non—standard, −18, 20‑ft', 'non-standard, non-standard, -18, 20-ft'],
  ['20\u00A0t, 20\u2009t, 20\u202Ft, 20\tt', '20 t, 20 t, 20 t, 20 t'],
  ['ﬁber, Cafe\u0301, ΟΔΟΣ, cot\u00ADton', 'fiber, cafe, οδοσ, cotton'],
  ['سُكَّر، تـــور', 'سكر، تور'],
  ['أرز، إرز، آرز، ٱرز', 'ارز، ارز، ارز، ارز'],
  ['شحنة، مستوى', 'شحنه، مستوي'],
  ['٢٤ طن, २४, ۲۴, ２４', '24 طن, 24, 24, 24'],
  ['cœur, Ærø, Łódź, Đakovo, Þór, Ħal, İzmir, ışık', 'coeur, aero, lodz, dakovo, thor, hal, izmir, isik'],
  ['STRAẞE, straße', 'strasse, strasse'],
  ['کلو، یک', 'كلو, يك'],
  ['١٢٪ ٠٫٥', '12% 0.5'],
  ['0713.60, 0713.60.00, 0713.6', '071360, 07136000, 07136'],
  ['3,000, 1,00,000, 50\u202F000', '3000, 100000, 50000'],
  ['L/C, H.S., P&L', 'LC, HS., PL'],
  ['12%, 25°C, 24t, 20ft, 3-MCPD', '12 %, 25 °C, 24 t, 20-ft, 3 MCPD'],
])('"%s" is the same as "%s"', (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

const TEXTS = [
  'Market research and analysis, export of textiles and fibers',
  'Toor Dal, pigeon peas, HS code 0713.60',
  'Cotton: 5205 yarn, 5208 fabric; 3,000 m; (100%) pure',
  'Silk: 1,000 m, 20 100 g reels in 2025. 24 of them, max 12%, by 20-ft container',
];
const [, toor = '', cotton = '', silk = ''] = TEXTS;

test.each<[term: string, found: string[]]>([
  ['', TEXTS],
  [' PIGEON ', [toor]],
  ['(100%', [cotton]],
  ['.*', []],
  // HS codes in any spelling, while they are typed, and longer than their heading.
  ...['0713.60', '0713.6', '0713.', '0713 60', '07.13.60', '07136000', '0713 90 10', 'HSN: 0713.60'].map(
    (code): [string, string[]] => [code, [toor]],
  ),
  ['3000 m', [cotton]],
  ['3 000', [cotton]],
  ...['20 100 g', 'max 12 %', '20ft', '20-f', '20 ft'].map((term): [string, string[]] => [term, [silk]]),
  ['12 %', [silk]],
  // Two words are never joined, and two texts neither.
  ['sand', []],
  ['pigeonpeas', []],
  ['524', []],
  ['pure, silk', []],
])('the term "%s" finds %j', (term, found) => {
  expect(filterByTerm(TEXTS, term, (text) => [text])).toEqual(found);
  expect(filterByTerm([TEXTS], term, (texts) => texts)).toHaveLength(found.length > 0 ? 1 : 0);
});
