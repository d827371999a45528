/** Actions of editors on the editor screen, and the resulting files. */
import sharp from 'sharp';
import { products } from '../../../src/content-model/documents/products';
import { editorFields } from '../../../src/content-model/generate/editorFields';
import { editorVisits, openFolder } from '../../support/editorScreen';
import { PICTURE, sampleContent } from '../../support/sampleContent';
import { writeSpanish } from '../../support/translations';

const content = sampleContent();
const newPage = editorVisits();
const plain = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#caa' } });
/** The editor screen can show this picture, unlike the one in the sample content. */
beforeEach(async () => content.write(PICTURE, await plain.png().toBuffer()));

test('a new product with its own picture passes the content check, and has no translation', async () => {
  writeSpanish(content, []);
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('products-pulses');
  await screen.page.getByRole('button', { name: 'Create New Entry' }).click();
  await screen.fill('id', '3');
  await screen.fill('name', 'Kabuli Chana');
  await screen.field('image.file').getByRole('button', { name: 'Browse' }).click();
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.dialog.getByRole('button', { name: 'Upload' }).first().click();
  const buffer = await plain.jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'Kabuli Chana (1).JPG', mimeType: 'image/jpeg', buffer });
  await screen.dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await screen.dialog.waitFor({ state: 'detached' });
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
