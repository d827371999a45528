/** Actions of editors on the editor screen, and the resulting files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Collection } from '../../../src/content-model/collections';
import { editorFields } from '../../../src/content-model/generate/editorFields';
import { editorVisits, openFolder } from '../../support/editorScreen';
import { ARTICLE, entryTypes, PICTURE, sampleContent } from '../../support/sampleContent';
import { writeSpanish } from '../../support/translations';

const content = sampleContent();
const newPage = editorVisits();
const type = entryTypes.get('catalogues/goods.json') as Collection;
const plain = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#caa' } });
/** The editor screen can show this picture, unlike the one in the sample content. */
beforeEach(async () => content.write(PICTURE, await plain.png().toBuffer()));

test('a new entry with its own picture passes the content check, and has no translation', async () => {
  writeSpanish(content, []);
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('catalogues-goods-seeds');
  await screen.page.getByRole('button', { name: 'Create New Entry' }).click();
  await screen.fill('id', '3');
  await screen.fill('name', 'Broad Beans');
  await screen.field('image.file').getByRole('button', { name: 'Browse' }).click();
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.dialog.getByRole('button', { name: 'Upload' }).first().click();
  const buffer = await plain.jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Broad Beans (1).JPG', mimeType: 'image/jpeg', buffer });
  await screen.dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await screen.dialog.waitFor({ state: 'detached' });
  await screen.fillIn(editorFields(type.schema));
  const text = await screen.save('content/catalogues/goods/seeds/broad-beans.json');
  expect(JSON.parse(text)).toMatchObject({
    $schema: '../../../.schemas/entry-of-goods.json',
    id: 3,
    name: 'Broad Beans',
    image: { file: '../../../images/broad-beans-1.jpg' },
  });
  const added = ['content/catalogues/goods/seeds/broad-beans.json', 'content/images/broad-beans-1.jpg'];
  expect((await screen.takeBack(content.dir)).sort()).toEqual(added);
  expect(content.errors()).toEqual([]);
});

test('an invalid value is not saved', async () => {
  const file = 'content/testimonials/buyer.json';
  const screen = await openFolder(await newPage(), content.dir);
  const before = await screen.read(file);
  await screen.show('testimonials/entries/buyer');
  await screen.fill('rating', '9');
  await screen.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await screen.field('rating').getByRole('alert').getByText('less than or equal to 5').waitFor();
  expect(await screen.read(file)).toBe(before);
});

test('a field that is added to a catalogue is a field of its entries', async () => {
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('catalogues/entries/goods');
  // The screen renders a field when the one before it is in view.
  await screen.fill('badgesNote', 'A note.');
  await screen.field('tables').scrollIntoViewIfNeeded();
  await screen.field('lists').getByRole('button', { name: /^Add/ }).click();
  await screen.field('lists.1.key').locator('input').fill('volumes');
  await screen.field('lists.1.label').locator('input').fill('Volumes');
  const text = await screen.save('content/catalogues/goods.json');
  expect(JSON.parse(text)).toMatchObject({ lists: [{}, { key: 'volumes', label: 'Volumes' }] });
  await screen.takeBack(content.dir);
  expect(content.errors()).toEqual([]);
  const next = await openFolder(await newPage(), content.dir);
  await next.show('catalogues-goods-seeds/entries/peas');
  await next.fill('values.weight', '2 kg');
  await next.field('values').getByText('Volumes', { exact: true }).waitFor();
});

/** Parts of articles of which rich text changes nothing. */
const KEPT = readFileSync(path.join(__dirname, 'kept.md'), 'utf8');
const FIRST = 'The first word.';

test('editing a word as rich text keeps parts that it can show, and parts that the screen shows as Markdown', async () => {
  const matter = content.read(ARTICLE).split('\n---\n')[0];
  const article = (first: string) => `${matter}\n---\n\n${first}\n\n${KEPT}`;
  content.write(ARTICLE, article(FIRST));
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('blog/entries/harvest');
  await screen.placeCursorAfter(FIRST);
  await screen.page.keyboard.type(' And more.');
  expect(await screen.save(`content/${ARTICLE}`)).toBe(article(`${FIRST} And more.`));
});
