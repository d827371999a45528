/** Translations on the editor screen. `roundTrip.test.ts` changes the translations of the real content. */
import type * as z from 'zod';
import { article } from '../../../src/content/documents/blog';
import { product } from '../../../src/content/documents/products';
import { fingerprintOf, translatedTexts } from '../../../src/content/translation/translatable';
import { editorScreen, editorVisits, openFolder, translatedFields } from '../../support/editorScreen';
import { sampleContent } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';

const content = sampleContent();
const newPage = editorVisits();

/** The documents with texts on the page of a product. */
const PRODUCT_PAGE = [
  'pages/pulses-products.json',
  'product-groups/pulses.json',
  'sections/catalogue.json',
  'sections/get-in-touch.json',
];

beforeEach(() => writeSpanish(content, [...NEEDED, ...PRODUCT_PAGE]));

async function openScreen() {
  const screen = await openFolder(await newPage(), content.dir);
  return { screen, spanish: editorScreen(screen.page, 'second') };
}

const problemsOf = (file: string) =>
  [...content.errors(), ...content.warnings()].filter((problem) => problem.startsWith(`content/${file}`));

test('an editor translates a product and marks it as compared', async () => {
  const { screen, spanish } = await openScreen();
  const file = 'es/products/pulses/peas.json';
  await screen.show('products-pulses/entries/peas');
  await screen.page.getByRole('button', { name: /^Enable/ }).click();
  await spanish.fillIn(translatedFields(product));
  await screen.field('compared').getByText('Español').click();
  const saved = JSON.parse(await screen.save(`content/${file}`)) as object;
  expect(saved).toEqual({
    $schema: '../../../.schemas/product-translation.json',
    name: 'Some name',
    image: { alt: 'Some alt' },
    description: expect.stringMatching(/^Some description\.+$/),
    details: 'Some details',
    english: fingerprintOf(
      translatedTexts(product) as z.ZodObject,
      JSON.parse(content.read('products/pulses/peas.json')),
    ),
  });
  const before = content.read('products/pulses/peas.json');
  expect(await screen.takeBack(content.dir)).toEqual([`content/${file}`]);
  expect(content.read('products/pulses/peas.json')).toBe(before);
  expect(problemsOf(file)).toEqual([]);

  await screen.show('products-pulses/entries/peas');
  await screen.fill('name', 'Green Peas');
  await spanish.fill('details', 'More details');
  expect(JSON.parse(await screen.save(`content/${file}`))).toEqual({ ...saved, details: 'More details' });
  await screen.takeBack(content.dir);
  expect(problemsOf(file)).toEqual([expect.stringContaining('is not compared')]);
});

test('an entry without a translation does not get one', async () => {
  const { screen } = await openScreen();
  await screen.show('products-pulses/entries/beans');
  await screen.fill('name', 'Black Beans');
  await screen.saveAndClose();
  expect(await screen.takeBack(content.dir)).toEqual([]);
  expect(content.read('products/pulses/beans.json')).toContain('Black Beans');
});

test('an editor translates an article', async () => {
  const { screen, spanish } = await openScreen();
  const file = 'es/blog/harvest.md';
  writeSpanish(content, ['pages/blog.json']);
  await screen.show('blog/entries/harvest');
  await screen.page.getByRole('button', { name: /^Enable/ }).click();
  await spanish.fillIn(translatedFields(article));
  await spanish.field('body').getByRole('textbox').first().click();
  await screen.page.keyboard.type('El texto.');
  const before = content.read('blog/harvest.md');
  const saved = await screen.save(`content/${file}`);
  expect(saved).toMatch(/^---\ntitle: "Some title"\nteaser: "Some teaser"\nimage:\n {2}alt: "Some alt"\n/);
  expect(saved).toMatch(/\n---\n\nEl texto\.\n$/);
  expect(await screen.takeBack(content.dir)).toEqual([`content/${file}`]);
  expect(content.read('blog/harvest.md')).toBe(before);
  expect(problemsOf(file)).toEqual([expect.stringContaining('is not compared')]);
});

test('the items of a list are the same in all languages', async () => {
  writeSpanish(content, ['sections/counters.json']);
  const { screen, spanish } = await openScreen();
  const save = async () => {
    const translation = await screen.save('content/es/sections/counters.json');
    return [JSON.parse(await screen.read('content/sections/counters.json')), JSON.parse(translation)];
  };
  await screen.show('sections/entries/counters');
  await screen.field('items').getByRole('button', { name: /^Add/ }).click();
  await screen.fill('items.1.target', '7');
  await screen.fill('items.1.label', 'Ships');
  await spanish.fill('items.1.label', 'Barcos');
  expect(await save()).toEqual([
    expect.objectContaining({ items: [expect.anything(), { target: 7, label: 'Ships' }] }),
    expect.objectContaining({ items: [expect.anything(), { label: 'Barcos' }] }),
  ]);
  await screen.show('sections/entries/counters');
  await screen
    .field('items')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  expect(await save()).toEqual([
    expect.objectContaining({ items: [{ target: 7, label: 'Ships' }] }),
    expect.objectContaining({ items: [{ label: 'Barcos' }] }),
  ]);
});

test('an editor removes a translation', async () => {
  const { screen, spanish } = await openScreen();
  await screen.show('pages/entries/home');
  await screen.page.getByRole('button', { name: /^Show .*Spanish.* Content Options/ }).click();
  await screen.page.getByRole('menuitem', { name: /^Disable/ }).click();
  expect(await spanish.field('seo').count()).toBe(0);
  expect(await screen.save('content/es/pages/home.json')).toBe('');
  expect(await screen.read('content/pages/home.json')).toBe(content.read('pages/home.json'));
});
