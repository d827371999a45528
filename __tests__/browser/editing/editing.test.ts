/** Actions of editors on the editor screen, and the resulting files. */
import sharp from 'sharp';
import { product } from '../../../src/content/documents/products';
import { editorFields } from '../../../src/content/generate/editorFields';
import { type editorScreen, editorVisits, openFolder } from '../../support/editorScreen';
import { logoOf, PICTURE, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();
const plain = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#caa' } });
/** The editor screen can show this picture, unlike the one in the sample content. */
beforeEach(async () => content.write(PICTURE, await plain.png().toBuffer()));

type Screen = ReturnType<typeof editorScreen>;

/** Uploads a picture in the topmost dialog and selects it. */
async function upload(screen: Screen, name: string, svg?: string): Promise<void> {
  const chooser = screen.page.waitForEvent('filechooser');
  await screen.dialog.getByRole('button', { name: 'Upload' }).first().click();
  const [mimeType, buffer] = svg
    ? ['image/svg+xml', Buffer.from(svg)]
    : ['image/jpeg', await plain.jpeg().toBuffer()];
  await (await chooser).setFiles({ name, mimeType, buffer });
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
  await screen.fillIn(editorFields(product));
  const text = await screen.save('content/products/pulses/kabuli-chana.json');
  expect(JSON.parse(text)).toMatchObject({
    $schema: '../../.schemas/product.json',
    id: 3,
    name: 'Kabuli Chana',
    image: { file: '../../images/kabuli-chana-1.jpg' },
    specs: { moisture: 'Some moisture' },
  });
  const added = ['content/images/kabuli-chana-1.jpg', 'content/products/pulses/kabuli-chana.json'];
  expect((await screen.takeBack(content.dir)).sort()).toEqual(added);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});

test('optional values can be removed and added again, and an invalid value is not saved', async () => {
  const [area, project, buyer] = ['business-areas/machines', 'projects/quay', 'testimonials/buyer'];
  content.edit(`${area}.json`, (data) =>
    Object.assign(data, { comingSoon: { text: 'Soon.', blurred: true } }),
  );
  content.edit(`${project}.json`, (data) => Object.assign(data, { sample: true }));
  const screen = await openFolder(await newPage(), content.dir);
  const save = async (file: string) => JSON.parse(await screen.save(`content/${file}.json`));
  await screen.show('business-areas/entries/machines');
  await screen.toggle('comingSoon', false);
  expect(await save(area)).not.toHaveProperty('comingSoon');
  await screen.show('business-areas/entries/machines');
  await screen.toggle('comingSoon', true);
  await screen.fill('comingSoon.text', 'Later.');
  expect(await save(area)).toMatchObject({ comingSoon: { text: 'Later.', blurred: false } });
  await screen.show('projects/entries/quay');
  await screen.field('sample').getByRole('radio', { name: '(None)' }).click();
  expect(await save(project)).not.toHaveProperty('sample');

  const before = await screen.read(`content/${buyer}.json`);
  await screen.show('testimonials/entries/buyer');
  await screen.fill('rating', '9');
  await screen.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await screen.field('rating').getByRole('alert').getByText('less than or equal to 5').waitFor();
  expect(await screen.read(`content/${buyer}.json`)).toBe(before);
  await screen.takeBack(content.dir);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});

test('an article gets a paragraph and a picture', async () => {
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
  const text = await screen.save('content/blog/harvest.md');
  expect(text).toBe(
    `${before}\nOne **more** paragraph.\n\n![A threshing floor.](../images/threshing-floor.jpg)\n`,
  );
  await screen.takeBack(content.dir);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});

test('an owner changes name, logo and colours', async () => {
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('company/entries/site');
  await screen.fill('productName', 'Our House');
  expect(JSON.parse(await screen.save('content/site.json'))).toMatchObject({ productName: 'Our House' });
  await screen.show('company/entries/brand');
  const logo = screen.field('logoOnDark');
  await logo.getByRole('button', { name: 'Browse' }).click();
  await upload(screen, 'Our logo.svg', logoOf('<path d="M0 0h9v9H0z"/>'));
  await screen.fill('colors.text', '#330011');
  expect(JSON.parse(await screen.save('content/brand.json'))).toMatchObject({
    logo: './images/logo.svg',
    logoOnDark: './images/our-logo.svg',
    colors: { text: '#330011', accent: '#ffcc00' },
  });
  expect(await screen.takeBack(content.dir)).toEqual(['content/images/our-logo.svg']);
  expect([...content.errors(), ...content.warnings()]).toEqual([]);
});
