/** Editing on the published website: each save is committed to the repository in the settings. */
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { editorVisits, openPublished } from '../../support/editorScreen';
import { repositoryIn, stubGitHub, TOKEN } from '../../support/gitHub';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();

const editing = { repository: 'house/website', branch: 'main' } as const;

test('one save is one commit that changes only the edited field, and saves of other editors are not lost', async () => {
  const repository = repositoryIn(content.root);
  const { git, commit } = repository;
  const page = await newPage();
  await stubGitHub(page, repository);
  const screen = await openPublished(page, { ...editorScreenContent(content.dir), editing });
  const signIn = async (token: string) => {
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn('wrong');
  await page.getByRole('alert').getByText('invalid').waitFor();
  await signIn(TOKEN);
  await page.getByText('Collections').first().waitFor();
  await screen.show('products-pulses/entries/peas');
  await screen.fill('specs.moisture', 'Max 11%');
  content.replace('products/pulses/beans.json', '"id": 2', '"id": 22');
  commit('Another file');
  await screen.saveAndClose();
  expect(git('rev-list', '--count', 'main')).toBe('3');
  const changed = git('diff', '--unified=0', 'HEAD~1')
    .split('\n')
    .filter((line) => /^[+-] /.test(line));
  expect(changed).toEqual(['-    "moisture": "Some words",', '+    "moisture": "Max 11%",']);
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
