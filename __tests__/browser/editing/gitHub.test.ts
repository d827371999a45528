/** Editing on the published website: each save is committed to the repository in the settings. */
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { editorScreen, editorVisits, openPublished } from '../../support/editorScreen';
import { repositoryIn, stubGitHub, TOKEN } from '../../support/gitHub';
import { sampleContent } from '../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../support/translations';

const content = sampleContent();
const newPage = editorVisits();

const editing = { host: 'github', repository: 'house/website', branch: 'main' } as const;

/** Opens the screen as published, with a repository of the sample content. */
async function openWebsite() {
  const repository = repositoryIn(content.root);
  const page = await newPage();
  await stubGitHub(page, repository);
  const screen = await openPublished(page, { ...editorScreenContent(content.dir), editing });
  return {
    ...repository,
    page,
    screen,
    async signIn(token: string): Promise<void> {
      await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
      await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    },
    listAppears: () => page.getByText('Collections').first().waitFor(),
    /** Returns the lines that the last commit changed. */
    changedLines: () =>
      repository
        .git('diff', '--unified=0', 'HEAD~1')
        .split('\n')
        .filter((line) => /^[+-] /.test(line)),
  };
}

test('one save is one commit that changes only the edited field, and saves of other editors are not lost', async () => {
  const { git, commit, page, screen, signIn, listAppears, changedLines } = await openWebsite();
  await signIn('wrong');
  await page.getByRole('alert').getByText('invalid').waitFor();
  await signIn(TOKEN);
  await listAppears();
  await screen.show('products-pulses/entries/peas');
  await screen.fill('specs.moisture', 'Max 11%');
  content.replace('products/pulses/beans.json', '"id": 2', '"id": 22');
  commit('Another file');
  await screen.saveAndClose();
  expect(git('rev-list', '--count', 'main')).toBe('3');
  expect(changedLines()).toEqual(['-    "moisture": "Some words",', '+    "moisture": "Max 11%",']);
  expect(content.read('products/pulses/beans.json')).toContain('"id": 22');

  await screen.show('products-pulses/entries/beans');
  await screen.fill('specs.moisture', 'Max 9%');
  content.replace('products/pulses/beans.json', '"id": 22', '"id": 23');
  commit('The same file');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('alert').getByText('If you save now, their changes will be lost').waitFor();
  expect(git('log', '-1', '--format=%s')).toBe('The same file');
  expect(await (await screen.input('specs.moisture')).inputValue()).toBe('Max 9%');
});

test('a save of a translated text changes nothing else, also in the English file', async () => {
  writeSpanish(content, [...NEEDED, 'pages/privacy.json']);
  const { page, screen, signIn, listAppears, changedLines } = await openWebsite();
  await signIn(TOKEN);
  await listAppears();
  await screen.show('pages/entries/privacy');
  await editorScreen(page, 'second').fill('seo.title', 'Privacidad');
  await screen.saveAndClose();
  expect(changedLines()).toEqual(['-    "title": "Ñome words",', '+    "title": "Privacidad",']);
});
