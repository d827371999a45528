import matter from 'gray-matter';
import { termsByPattern } from '../../../../src/content/translation/terms';
import { translateArticle, translateData } from '../../../../src/content/translation/translateFile';

const target = {
  terms: termsByPattern([{ english: 'Max {1}%', text: '{1}% كحد أقصى' }]),
  language: 'ar',
};

const translateJson = (file: string, english: object, translation: Record<string, unknown>) =>
  translateData(file, english, translation, target);

test('a product has the translated texts and values, and its own links and pictures', () => {
  const english = {
    $schema: '../../.schemas/product.json',
    id: 1,
    name: 'Peas',
    image: { file: '../../images/bag 25 kg.jpg', alt: 'A bag of 25 kg' },
    specs: { moisture: 'Max 12%' },
  };
  const translation = {
    $schema: '../../../.schemas/product-translation.json',
    name: 'بازلاء',
    image: { alt: 'كيس 25 kg' },
    english: 'abc',
  };
  expect(translateJson('products/pulses/peas.json', english, translation)).toEqual({
    ...english,
    name: 'بازلاء',
    image: { file: '../../images/bag 25 kg.jpg', alt: 'كيس \u200E25 kg\u200E' },
    specs: { moisture: '\u200E12%\u200E كحد أقصى' },
  });
});

test('objects of lists are combined by position, and lists of texts are replaced', () => {
  const english = {
    items: [{ target: 1, label: 'One' }, { target: 2 }],
    paragraphs: ['1.', '2.'],
    note: 'Note',
  };
  const translation = { items: [{ label: 'واحد' }, {}], paragraphs: ['أول.'] };
  expect(translateJson('sections/counters.json', english, translation)).toEqual({
    ...english,
    items: [{ target: 1, label: 'واحد' }, { target: 2 }],
    paragraphs: ['أول.'],
  });
});

test('an article has the translated text with its pictures, and the translated front matter', () => {
  const english = matter.stringify('English.\n', { title: 'News', date: '2025-01-31' });
  const picture = '![أكياس 25 kg](<../images/bag 25 kg.jpg>)';
  const translation = matter.stringify(`${picture}\n`, { title: 'أخبار' });
  const { data, content } = matter(translateArticle('blog/news.md', english, translation, target), {});
  expect(data).toEqual({ title: 'أخبار', date: '2025-01-31' });
  expect(content.trim()).toBe('![أكياس \u200E25 kg\u200E](<../images/bag 25 kg.jpg>)');
});

/** Shows the marks. */
const shown = (text: string) =>
  JSON.stringify(translateJson('pages/team.json', { intro: '' }, { intro: text })).replaceAll('\u200E', '|');

test.each([
  ['كحد أقصى 12%', 'كحد أقصى |12%|'],
  ['من 18 إلى 24 t', 'من 18 إلى |24 t|'],
  ['لنسبة 50/50، و9.8% لنسبة', 'لنسبة 50/50، و|9.8%| لنسبة'],
  ['عند +5 °C إلى ≤ 0.02 mg/kg', 'عند |+5 °C| إلى |≤ 0.02 mg/kg|'],
  ['بطول 18-24 mm، قياس 110 × 76 و20x20', 'بطول |18-24 mm|، قياس |110 × 76| و|20x20|'],
  ['بتاريخ 2025-04-24 عند 8:00 AM', 'بتاريخ |2025-04-24| عند |8:00 AM|'],
  ['هاتف +91 20 5550 0100 بسعر $5', 'هاتف |+91 20 5550 0100| بسعر |$5|'],
  ['غزل Ne 20 وفق ISO 105-C10', 'غزل Ne 20 وفق ISO 105-C10'],
  ['- 24 عبوة\n1. ثم\n> 5 kg', '- 24 عبوة\n1. ثم\n> |5 kg|'],
  ['https://example.com/a%20b', 'https://example.com/a%20b'],
])('figures have marks: %s becomes %s', (text, marked) => {
  expect(shown(text)).toBe(JSON.stringify({ intro: marked }));
});
