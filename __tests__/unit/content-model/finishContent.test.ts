import { type FinishedContent, finishContent } from '../../../src/content-model/finishContent';
import { keyOf } from '../../../src/content-model/join/localContent';
import { ARTICLE, PEAS, sampleContent } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';

const content = sampleContent();
const dataOf = ({ documents }: FinishedContent, key: string) =>
  documents.find((document) => keyOf(document) === key)?.data;

test('a language has its translations, and texts of all pages in English', () => {
  writeSpanish(content, [PEAS]);
  const spanish = finishContent(content.dir).documents.filter(({ language }) => language === 'es');
  const inEnglish = spanish.filter(({ textLanguage }) => textLanguage === 'en').map(({ file }) => file);
  expect(spanish.filter(({ textLanguage }) => textLanguage === 'es').map(({ file }) => file)).toEqual([PEAS]);
  const shown = [...NEEDED, 'catalogues/goods/seeds.json', 'pages/team.json'];
  expect(inEnglish).toEqual(expect.arrayContaining(shown));
  const others = ['brand', 'pages/not-found', 'team/clerk', 'catalogues/goods/seeds/beans'];
  expect(inEnglish.filter((file) => others.includes(file.replace('.json', '')))).toEqual([]);
});

test('an entry names the documents that its page shows, by their keys', () => {
  writeSpanish(content, [PEAS, 'catalogues/goods/oils/linseed.json']);
  content.set(PEAS, { article: 'harvest' });
  expect(dataOf(finishContent(content.dir), `es/${PEAS}`)).toMatchObject({
    path: '/goods/peas',
    catalogue: 'es/catalogues/goods.json',
    group: 'es/catalogues/goods/seeds.json',
    // The other entry of the group is not translated, and the article neither.
    neighbours: [`es/${PEAS}`],
    article: ARTICLE,
  });
});

test('the contact page has all entries, in its language where they are translated', () => {
  writeSpanish(content, [PEAS]);
  content.set(PEAS, { supply: { hsCode: '0713.10', minimumOrder: '3,000 m of a quality' } });
  content.set('catalogues/goods.json', { aliases: ['/old-goods'] });
  const { form } = content.json('pages/contact.json');
  const units = ['t', 'm'].map((unit) => ({ unit, label: unit }));
  content.set('pages/contact.json', { form: { ...form, list: { ...form.list, units } } });
  const { entries } = dataOf(finishContent(content.dir), 'es/pages/contact.json') as { entries: object[] };
  expect(entries).toContainEqual({
    path: '/goods/peas',
    aliases: ['/old-goods/peas'],
    name: 'Ñome peas',
    englishName: 'Some peas',
    subject: 'Some words Ñome peas',
    hsCode: '0713.10',
    unit: 'm',
  });
  expect(entries).toContainEqual(expect.objectContaining({ name: 'Some beans', englishName: 'Some beans' }));
});

test('pages that lack entries say how many, the others nothing', () => {
  writeSpanish(content, [PEAS, 'pages/specifications.json']);
  content.set('sections/catalogue.json', { onlyInEnglish: '{count} of {total} sheets' });
  const finished = finishContent(content.dir);
  const pages = ['pages/specifications.json', 'catalogues/goods.json'];
  const linesOf = (folder: string) => pages.map((page) => dataOf(finished, folder + page)?.onlyInEnglish);
  expect(linesOf('es/')).toEqual(['1 of 4 sheets', '1 of 3 sheets']);
  expect(linesOf('')).toEqual([undefined, undefined]);
});

test('an article has its category in its language, and the entries that name it', () => {
  content.set(PEAS, { article: 'harvest' });
  writeSpanish(content, ['pages/blog.json', PEAS]);
  content.write(`es/${ARTICLE}`, '---\ntitle: "Ñ"\n---\n\nÑ\n');
  const finished = finishContent(content.dir);
  const article = dataOf(finished, `es/${ARTICLE}`);
  expect(article).toMatchObject({ category: 'Ñome words', entries: [`es/${PEAS}`] });
  const { categories } = dataOf(finished, 'es/pages/blog.json') ?? {};
  expect(categories).toMatchObject([{ path: '/blog/category/some-words' }]);
});

test('an invalid file has its last valid text, and a deleted one is gone', () => {
  const first = finishContent(content.dir);
  content.write(PEAS, '{');
  content.set('team/clerk.json', { name: 3 });
  content.delete('catalogues/goods/seeds/beans.json');
  const next = finishContent(content.dir, { last: first });
  const errors = next.problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file }) => file)).toEqual([`content/${PEAS}`, 'content/team/clerk.json']);
  expect(dataOf(next, PEAS)).toMatchObject({ name: 'Some peas', neighbours: [PEAS] });
  expect(dataOf(next, 'team/clerk.json')?.name).toBe('Some words');
  expect(dataOf(next, 'catalogues/goods/seeds/beans.json')).toBeUndefined();
});

test('content without any valid document is finished without an error', () => {
  content.set(PEAS, { values: { size: '3 mm' } });
  const section = { heading: { title: 'Sizes' }, chart: { title: 'Sizes', field: 'size' } };
  content.set('catalogues/goods.json', { sections: [section] });
  content.delete('sections/catalogue.json');
  expect(finishContent(content.dir).problems).toMatchObject([{ message: 'is missing' }]);
  for (const file of ['catalogues/goods.json', 'sections/catalogue.json', 'site.json', 'pages/blog.json'])
    content.write(file, '{}');
  const finished = finishContent(content.dir);
  expect(dataOf(finished, 'catalogues/cloths/natural/hemp.json')).toMatchObject({ name: 'Some hemp' });
});

test.each([24, 25])('with %d entries in short groups, a catalogue has panels up to 24', (count) => {
  const folders = ['catalogues/goods/seeds', 'catalogues/goods/oils'];
  const linseed = JSON.parse(content.read('catalogues/goods/oils/linseed.json')) as object;
  // The sample content has three of the entries.
  for (let id = 4; id <= count; id++)
    content.write(`${folders[id % 2]}/${id}.json`, JSON.stringify({ ...linseed, id, name: `Entry ${id}` }));
  const finished = finishContent(content.dir);
  const groups = folders.map((folder) => dataOf(finished, `${folder}.json`)) as { panels: unknown[] }[];
  expect(groups.flatMap((group) => group.panels)).toHaveLength(count > 24 ? 0 : count);
});
