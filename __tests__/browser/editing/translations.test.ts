/**
 * Entries with and without a translation on the editor screen. `roundTrip.test.ts` changes the translations of the real
 * content.
 */
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { editorScreen as configuration } from '../../../src/content/generate/editorScreen';
import { listContent, slugOf } from '../../../src/content/read/contentFiles';
import { editorScreen, editorVisits, openFolder } from '../../support/editorScreen';
import { sampleContent } from '../../support/sampleContent';
import { NEEDED, PRODUCT_PAGE, writeSpanish } from '../../support/translations';
import { eventually } from '../../support/visitor';

const content = sampleContent();
const newPage = editorVisits();

async function openScreen() {
  const screen = await openFolder(await newPage(), content.dir);
  return { screen, spanish: editorScreen(screen.page, 'second') };
}

test('an editor translates a product, marks it as compared, and later changes it', async () => {
  writeSpanish(content, [...NEEDED, ...PRODUCT_PAGE]);
  const { screen, spanish } = await openScreen();
  const file = 'es/products/pulses/peas.json';
  const notCompared = () => Number(/(\d+) files are not compared/.exec(content.warnings().join())?.[1]);
  const others = notCompared();
  await screen.show('products-pulses/entries/peas', 'es');
  await screen.page.getByRole('button', { name: /^Enable/ }).click();
  const texts = {
    name: 'Some name',
    description: 'Some description'.padEnd(75, '.'),
    details: 'Some details',
  };
  for (const [key, text] of Object.entries({ ...texts, 'image.alt': 'Some alt' }))
    await spanish.fill(key, text);
  await screen.field('compared').getByText('Español').click();
  const saved = JSON.parse(await screen.save(`content/${file}`)) as object;
  expect(saved).toEqual({
    $schema: '../../../.schemas/product-translation.json',
    ...texts,
    image: { alt: 'Some alt' },
    english: expect.any(String),
  });
  const before = content.read('products/pulses/peas.json');
  expect(await screen.takeBack(content.dir)).toEqual([`content/${file}`]);
  expect(content.read('products/pulses/peas.json')).toBe(before);
  expect([content.errors(), notCompared()]).toEqual([[], others]);

  await screen.show('products-pulses/entries/peas', 'es');
  await screen.fill('name', 'Green Peas');
  await spanish.fill('details', 'More details');
  expect(JSON.parse(await screen.save(`content/${file}`))).toEqual({ ...saved, details: 'More details' });
  // An entry without a translation does not get one.
  await screen.show('products-pulses/entries/beans');
  await screen.fill('name', 'Black Beans');
  await screen.saveAndClose();
  expect(await screen.takeBack(content.dir)).toEqual([]);
  expect(notCompared()).toBe(others + 1);
});

test('the items of a list are the same in all languages, and a translation can be removed', async () => {
  writeSpanish(content, [...NEEDED, 'sections/counters.json']);
  const { screen, spanish } = await openScreen();
  const itemsIn = (text: string) => (JSON.parse(text) as { items: object[] }).items;
  const items = async () => {
    const translated = itemsIn(await screen.save('content/es/sections/counters.json'));
    return [itemsIn(await screen.read('content/sections/counters.json')), translated];
  };
  await screen.show('sections/entries/counters', 'es');
  await screen.field('items').getByRole('button', { name: /^Add/ }).click();
  await screen.fill('items.1.target', '7');
  await screen.fill('items.1.label', 'Ships');
  await spanish.fill('items.1.label', 'Barcos');
  const added = [{ target: 7, label: 'Ships' }, { label: 'Barcos' }];
  expect(await items()).toEqual(added.map((item) => [expect.anything(), item]));
  await screen.show('sections/entries/counters', 'es');
  const removers = screen.field('items').getByRole('button', { name: /^Remove/ });
  await eventually(() => removers.count(), 2);
  await eventually(async () => {
    // The screen may replace the list shortly after opening.
    if ((await removers.count()) === 2)
      await removers
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    return removers.count();
  }, 1);
  expect(await items()).toEqual(added.map((item) => [item]));

  await screen.show('pages/entries/home');
  await screen.page.getByRole('button', { name: /^Show .*Spanish.* Content Options/ }).click();
  await screen.page.getByRole('menuitem', { name: /^Disable/ }).click();
  expect(await screen.save('content/es/pages/home.json')).toBe('');
  expect(await screen.read('content/pages/home.json')).toBe(content.read('pages/home.json'));
});

test('an entry of each list opens, and the screen reports a missing text, without an error of its own', async () => {
  writeSpanish(content, NEEDED);
  const page = await newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const screen = await openFolder(page, content.dir);
  const files = listContent(content.dir);
  for (const list of configuration(editorScreenContent(content.dir)).collections) {
    if (!('folder' in list)) continue;
    const folder = list.folder.replace(/^content\/(\{\{locale\}\}\/)?/, '');
    const file = files.find((each) => each.startsWith(`${folder}/`)) ?? '';
    await screen.show(`${list.name}/entries/${slugOf(file)}`);
  }
  await screen.show('testimonials/entries/buyer');
  await (await screen.input('name')).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await screen.field('name').getByRole('alert').waitFor();
  expect(errors).toEqual([]);
}, 300_000);
