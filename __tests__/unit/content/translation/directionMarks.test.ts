import { withDirectionMarks } from '../../../../src/content/translation/directionMarks';

/** Shows the marks and no-break spaces. */
const shown = (text: string) => withDirectionMarks(text).replaceAll('\u200E', '|').replaceAll('\u00A0', '_');

test.each([
  ['كحد أقصى 12%', 'كحد أقصى |12%|'],
  ['±2.5% من الوزن', '|±2.5%| من الوزن'],
  ['من 18 إلى 24 t', 'من 18 إلى |24_t|'],
  ['عند -18 °C', 'عند |-18_°C|'],
  ['الرمز 0713.60', 'الرمز 0713.60'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
  ['3 عبوات', '3 عبوات'],
])('%s becomes %s', (text, marked) => {
  expect(shown(text)).toBe(marked);
});
