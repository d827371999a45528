/** Actions of editors on the editor screen, and the resulting files. */
import sharp from 'sharp';
import { products } from '../../../src/content/documents/products';
import { editorFields } from '../../../src/content/generate/editorFields';
import { type editorScreen, editorVisits, openFolder } from '../../support/editorScreen';
import { PICTURE, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();
const plain = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#caa' } });
/** The editor screen can show this picture, unlike the one in the sample content. */
beforeEach(async () => content.write(PICTURE, await plain.png().toBuffer()));

type Screen = ReturnType<typeof editorScreen>;

/** Uploads a picture in the topmost dialog and selects it. */
async function upload(screen: Screen, name: string): Promise<void> {
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.dialog.getByRole('button', { name: 'Upload' }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() });
  await screen.dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await screen.dialog.waitFor({ state: 'detached' });
}

test('a new product with its own picture is complete, in its folder, and passes the content check', async () => {
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('products-pulses');
  await screen.page.getByRole('button', { name: 'Create New Entry' }).click();
  await screen.fill('id', '3');
  await screen.fill('name', 'Kabuli Chana');
  await screen.field('image.file').getByRole('button', { name: 'Browse' }).click();
  await upload(screen, 'Kabuli Chana (1).JPG');
  await screen.fillIn(editorFields(products.entry.schema));
  const text = await screen.save('content/products/pulses/kabuli-chana.json');
  expect(JSON.parse(text)).toMatchObject({
    $schema: '../../.schemas/product.json',
    id: 3,
    name: 'Kabuli Chana',
    image: { file: '../../images/kabuli-chana-1.jpg' },
  });
  const added = ['content/images/kabuli-chana-1.jpg', 'content/products/pulses/kabuli-chana.json'];
  expect((await screen.takeBack(content.dir)).sort()).toEqual(added);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});

test('optional values can be removed and added again, and an invalid value is not saved', async () => {
  const [area, buyer] = ['business-areas/machines', 'testimonials/buyer'];
  content.set(`${area}.json`, { comingSoon: { text: 'Soon.', blurred: true } });
  const screen = await openFolder(await newPage(), content.dir);
  const save = async (file: string) => JSON.parse(await screen.save(`content/${file}.json`));
  await screen.show('business-areas/entries/machines');
  await screen.toggle('comingSoon', false);
  expect(await save(area)).not.toHaveProperty('comingSoon');
  await screen.show('business-areas/entries/machines');
  await screen.toggle('comingSoon', true);
  await screen.fill('comingSoon.text', 'Later.');
  expect(await save(area)).toMatchObject({ comingSoon: { text: 'Later.', blurred: false } });

  const before = await screen.read(`content/${buyer}.json`);
  await screen.show('testimonials/entries/buyer');
  await screen.fill('rating', '9');
  await screen.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await screen.field('rating').getByRole('alert').getByText('less than or equal to 5').waitFor();
  expect(await screen.read(`content/${buyer}.json`)).toBe(before);
  await screen.takeBack(content.dir);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});

test('an article gets a paragraph, a picture and a table as Markdown', async () => {
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('blog/entries/harvest');
  const body = screen.field('body');
  await screen.placeCursorAfter('More text.');
  const { keyboard } = screen.page;
  await keyboard.press('Enter');
  await keyboard.type('One **more** paragraph.');
  await keyboard.press('Enter');
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  await body.getByRole('button', { name: 'Browse' }).click();
  await upload(screen, 'Threshing floor.jpg');
  await body.getByRole('textbox', { name: 'Alt Text' }).fill('A threshing floor.');
  const before = content.read('blog/harvest.md');
  const added = 'One **more** paragraph.\n\n![A threshing floor.](../images/threshing-floor.jpg)\n';
  expect(await screen.save('content/blog/harvest.md')).toBe(`${before}\n${added}`);

  await screen.show('blog/entries/harvest');
  await screen.placeCursorAfter('More text.');
  await keyboard.press('Enter');
  await body.getByRole('button', { name: 'Insert' }).click();
  await screen.page.getByRole('menuitem', { name: 'Markdown' }).click();
  const table = '| A | B |\n| --: | --- |\n| 1 | 2 |';
  await body.getByRole('textbox', { name: 'Text in Markdown' }).fill(table);
  expect(await screen.save('content/blog/harvest.md')).toBe(`${before}\n${table}\n\n${added}`);
  await screen.takeBack(content.dir);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});
