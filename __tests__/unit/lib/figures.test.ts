import { splitFigures } from '../../../src/lib/figures';

const figuresIn = (text: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  splitFigures(text, direction).filter((_, index) => index % 2 === 1);

test.each([
  ['a figure with a space before its unit', 'Screens of 3.5 mm are used.', ['3.5 mm']],
  ['a figure with a hyphen before its unit', 'One 20-ft container', ['20-ft']],
  ['a unit with a divisor', 'Limits in mg/kg, in cfu/g and/or 2 cN/tex', ['mg/kg', 'cfu/g', '2 cN/tex']],
  ['a limit', 'Max 12%, tested at 25 °C', ['Max 12%', '25 °C']],
  ['a figure with grouped thousands', 'From 1,00,000 kg a year', ['1,00,000 kg']],
  ['the last figure of a range', '500 to 1000 kg', ['1000 kg']],
  ['a date and a word with a short start', 'The cut-offs of 2 April 2025', ['cut-offs', '2 April']],
  ['French and Arabic figures', '1er mai, 28 مايو، 24 طن', ['1er mai', '28 مايو', '24 طن']],
  ['a grade', 'Varieties JS 95-60 and grade 3-4', ['JS 95-60', '3-4']],
  ['no figure without a unit', 'HS chapter 57 and 12 photographs', []],
  ['no figure before a word that begins like a unit', '5 metals, 12 gжж', []],
])('finds %s', (_, text, figures) => expect(figuresIn(text)).toEqual(figures));

test.each([
  ['كحد أقصى 12%', ['12%']],
  ['الوزن 110 غ/م²، و9.8% لنسبة', ['110 غ/م²', '9.8%']],
  ['عند +5 °C إلى ≤ 0.02 mg/kg', ['+5 °C', '≤ 0.02 mg/kg']],
  ['بطول 18-24 mm، قياس 110 × 76 و20x20', ['18-24 mm', '110 × 76', '20x20']],
  ['مركب 3-MCPD أقل من 195 mg KOH/g', ['3-MCPD', '195 mg KOH/g']],
  ['غزل Ne\u00A020/2 وفق ISO 105-C10 رمز 0713.60', []],
  ['5 documents to ask for', []],
  ['المقاس من 1/4 إلى 1 1/4 بوصة', ['1/4', '1 1/4']],
])('from right to left, finds those in %s', (text, figures) => {
  expect(figuresIn(text, 'rtl')).toEqual(figures);
});
