/** Entries without a translation on the editor screen. */
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { editorScreen as configuration } from '../../../src/content/generate/editorScreen';
import { listContent, slugOf } from '../../../src/content/read/contentFiles';
import { editorVisits, openFolder } from '../../support/editorScreen';
import { sampleContent } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';

const content = sampleContent();
const newPage = editorVisits();

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
