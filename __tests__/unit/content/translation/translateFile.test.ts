import matter from 'gray-matter';
import type * as z from 'zod';
import { fileTypeOf } from '../../../../src/content/collections';
import { markOf, translatedTexts } from '../../../../src/content/translation/translatable';
import { translateArticle, translateData } from '../../../../src/content/translation/translateFile';

const target = {
  terms: new Map([['Max {1}%', '{1}% كحد أقصى']]),
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
    image: { file: '../../images/bag 25 kg.jpg', alt: 'كيس \u200E25 kg\u200E\u200F' },
    specs: { moisture: '\u200E12%\u200E\u200F كحد أقصى' },
  });
});

test('lists of texts are replaced', () => {
  const english = { id: 1, title: 'Sea', features: ['1.', '2.'] };
  const translation = { title: 'بحر', features: ['أول.'] };
  expect(translateJson('services/sea.json', english, translation)).toEqual({
    ...english,
    title: 'بحر',
    features: ['أول.'],
  });
});

describe('English texts', () => {
  const file = 'pages/home.json';
  const [first, second] = [
    { title: 'One', action: { label: 'Go', to: '/1' } },
    { title: 'Two', action: { label: 'Go', to: '/2' } },
  ];
  const english = { seo: { title: 'Home', description: 'All' }, slides: [first, second] };
  const texts = {
    seo: { title: 'رئيسية', description: 'كل' },
    slides: [
      { title: 'واحد', action: { label: 'اذهب' } },
      { title: 'اثنان', action: { label: 'اذهب' } },
    ],
  };
  const schema = translatedTexts(fileTypeOf(file)?.type.schema as z.ZodObject) as z.ZodObject;
  const translation = { ...texts, english: markOf(schema, english) };
  const [one, two] = texts.slides.map((slide, index) => ({
    ...slide,
    action: { ...slide.action, to: `/${index + 1}` },
  }));
  const inEnglish = (text: string) => `\u2066\u2060${text}\u2069`;
  const marked = (slide = first) => ({
    title: inEnglish(String(slide?.title)),
    action: { label: inEnglish('Go'), to: slide?.action.to },
  });

  test.each([
    ['none', {}, {}, { slides: [one, two] }],
    [
      'a missing one',
      {},
      { seo: { title: 'رئيسية', description: ' ' } },
      { seo: { title: 'رئيسية', description: inEnglish('All') } },
    ],
    ['a missing list', {}, { slides: [] }, { slides: [marked(first), marked(second)] }],
    ['those of swapped items', { slides: [second, first] }, {}, { slides: [marked(second), marked(first)] }],
    ['those of a list with an item less', { slides: [second] }, {}, { slides: [marked(second)] }],
    [
      'none, if only texts have changed',
      { slides: [{ ...first, title: '1' }, second] },
      {},
      { slides: [one, two] },
    ],
    [
      'none, if the translation was never compared',
      { slides: [second, first] },
      { english: undefined },
      { seo: texts.seo },
    ],
  ])('are shown, with their mark: %s', (_, change, translated, expected) => {
    const found = translateJson(file, { ...english, ...change }, { ...translation, ...translated });
    expect(found).toMatchObject(expected);
  });

  test('a value without a term is one, unless it has no words', () => {
    const product = { id: 1, specs: { moisture: 'About 2.5%', protein: '12 g' } };
    expect(translateJson('products/pulses/peas.json', product, {}).specs).toEqual({
      moisture: inEnglish('About 2.5%'),
      protein: '\u200E12 g\u200E\u200F',
    });
  });
});

test('an article has the translated text with its pictures, and the translated front matter', () => {
  const english = matter.stringify('English.\n', { title: 'News', date: '2025-01-31' });
  const picture = '![أكياس 25 kg](<../images/bag 25 kg.jpg>)';
  const translation = matter.stringify(`${picture}\n`, { title: 'أخبار' });
  const { data, content } = matter(translateArticle('blog/news.md', english, translation, target), {});
  expect(data).toEqual({ title: 'أخبار', date: '2025-01-31' });
  expect(content.trim()).toBe('![أكياس \u200E25 kg\u200E\u200F](<../images/bag 25 kg.jpg>)');
});

/** Shows the marks. */
const shown = (text: string) => {
  const { title } = translateJson('services/sea.json', { title: 'English' }, { title: text });
  return String(title).replaceAll(/\u200E\u200F?/g, '|');
};

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
  expect(shown(text)).toBe(marked);
});
