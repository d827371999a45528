import type * as z from 'zod';
import { typeOf } from '../../../../src/content-model/collections';
import { fingerprintOf } from '../../../../src/content-model/translation/fingerprints';
import { translatedTexts } from '../../../../src/content-model/translation/translatable';
import { translateData } from '../../../../src/content-model/translation/translateContent';

type Data = Record<string, unknown>;

const schemaOf = (file: string) => typeOf(file)?.schema as z.ZodObject;
const translateJson = (file: string, english: Data, translation: Data) =>
  translateData(schemaOf(file), english, translation);

test('a product has the translated texts, and its own links, pictures and facts', () => {
  const image = { file: '../../images/bag.jpg', alt: 'A bag' };
  const english = { id: 1, name: 'Peas', image, values: { moisture: 'Max 12%' } };
  const translation = { name: 'بازلاء', image: { alt: 'كيس' }, english: 'abc' };
  expect(translateJson('catalogues/goods/seeds/peas.json', english, translation)).toEqual({
    ...english,
    name: 'بازلاء',
    image: { ...image, alt: 'كيس' },
  });
});

test('lists of texts are replaced', () => {
  const english = { id: 1, title: 'Sea', features: ['1.', '2.'] };
  const translation = { title: 'بحر', features: ['أول.', ''] };
  const expected = { ...english, ...translation, features: ['أول.'] };
  expect(translateJson('services/sea.json', english, translation)).toEqual(expected);
});

test('a missing text is left out if it is optional, and English otherwise', () => {
  const english = {
    heading: { title: 'One', text: 'Two' },
    image: { file: '../images/a.jpg', alt: 'A' },
    mission: { title: 'M', short: 'S', text: 'T' },
    vision: { title: 'V', short: 'S', text: 'T' },
  };
  const translation = { heading: { text: ' ' }, vision: { title: 'رؤية' } };
  expect(translateJson('sections/about.json', english, translation)).toEqual({
    heading: { title: 'One' },
    // A picture without a translated description is better than none.
    image: english.image,
    vision: { ...english.vision, title: 'رؤية' },
  });
});

const file = 'navigation.json';
const item = (label: string, to: string, ...links: Data[]): Data =>
  links.length > 0 ? { label, to, links } : { label, to };
const about = item('About', '/about');
const areas = item('Areas', '/areas', item('Sea', '/sea'), item('Air', '/air'));
const english = { menu: [about, areas] };
const texts = [{ label: 'عن' }, { label: 'مجالات', links: [{ label: 'بحر' }, { label: 'جو' }] }];
const mark = fingerprintOf(translatedTexts(schemaOf(file)) as z.ZodObject, english);
const menuOf = (menu: Data[], change: Data = {}) =>
  translateJson(file, { menu }, { menu: texts, english: mark, ...change }).menu;
const labelsOf = (menu: unknown) => (menu as Data[]).map(({ label }) => label);
const sea = item('بحر', '/sea');

test('an item that was moved, or has another text, keeps its translation', () => {
  const moved = item('Fields', '/areas', item('Sky', '/air'), item('Sea', '/sea'));
  const translated = item('مجالات', '/areas', item('جو', '/air'), sea);
  expect(menuOf([moved, about])).toEqual([translated, item('عن', '/about')]);
});

test('an item that was added, or leads elsewhere, is English until the translation is compared', () => {
  const added = item('Areas', '/areas', item('Rail', '/rail'), item('Sea', '/sea'));
  expect(menuOf([item('Home', '/'), about, added])).toEqual([
    item('Home', '/'),
    item('عن', '/about'),
    item('مجالات', '/areas', item('Rail', '/rail'), sea),
  ]);
  expect(labelsOf(menuOf([item('About', '/company'), areas]))).toEqual(['About', 'مجالات']);
});

test('a translation that was never compared has the same order', () => {
  expect(labelsOf(menuOf([areas, about], { english: undefined }))).toEqual(['عن', 'مجالات']);
});

test('items with only texts are recognized while their number is the same', () => {
  const schema = schemaOf('sections/about.json');
  const points = [1, 2].map((number) => ({ title: `Point ${number}`, text: 'Text' }));
  const pointsMark = fingerprintOf(translatedTexts(schema) as z.ZodObject, { sellingPoints: points });
  const own = { sellingPoints: [{ title: 'أ' }, { title: 'ب' }], english: pointsMark };
  const titles = (sellingPoints: Data[]) =>
    (translateData(schema, { sellingPoints }, own).sellingPoints as Data[]).map(({ title }) => title);
  expect(titles(points.toReversed())).toEqual(['أ', 'ب']);
  expect(titles(points.slice(1))).toEqual(['Point 2']);
});

test('an item without a link of its own is recognized by those of its lists', () => {
  const columns = ['/a', '/b'].map((to) => ({ title: `To ${to}`, links: [item('Link', to)] }));
  const footer = { columns };
  const columnsMark = fingerprintOf(translatedTexts(schemaOf(file)) as z.ZodObject, { footer });
  const translation = { footer: { columns: [{ title: 'أ' }, { title: 'ب' }] }, english: columnsMark };
  const titles = (changed: Data[]) => {
    const translated = translateJson(file, { footer: { columns: changed } }, translation);
    return (translated.footer as { columns: Data[] }).columns.map(({ title }) => title);
  };
  const third = { title: 'Third', links: [item('Link', '/c')] };
  expect(titles([third, ...columns])).toEqual(['Third', 'أ', 'ب']);
  expect(titles([third, columns[1] as Data])).toEqual(['أ', 'ب']);
});
