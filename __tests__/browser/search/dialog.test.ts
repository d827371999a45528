/** The search dialog and its recent searches (docs/behaviour.md, "Search"). */
import { searchPath } from '../../../src/routes';
import { type Entry, firstCatalogue, historyLength, keyField } from '../../support/catalogues';
import { needs, RESULTS, somePage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { dialog, input, opener, recent, search, stored, submit } from '../../support/searchDialog';
import { address, eventually, isFocused, open, visitor, width } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const [entry] = firstCatalogue.entries as [Entry];
/** The largest number of matches that the dialog lists. */
const MOST = 6;
const it = needs({ catalogues: entry });

test('the dialog has the focus while it is open; Escape, its button and a click outside close it', async () => {
  const page = await visit(somePage, width(390));
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: navigation.search.close, exact: true }).click(),
    () => page.mouse.click(195, 820),
  ]) {
    await opener(page).click();
    await eventually(isFocused(input(page)), true);
    await close();
    await dialog(page).waitFor({ state: 'hidden' });
    await eventually(isFocused(opener(page)), true);
  }
  await opener(page).click();
  await dialog(page).getByRole('heading', { name: navigation.search.title }).click();
  for (const term of ['', '   ']) {
    await input(page).fill(term);
    await submit(page).click();
    expect(await dialog(page).isVisible()).toBe(true);
  }
  expect([address(page), await stored(page)]).toEqual([somePage, null]);
});

test('it lists recent searches, which can be repeated and cleared', async () => {
  const port = searchPath('port', RESULTS);
  const page = await visit(somePage);
  await search(page, '  50% <b> ');
  await page.waitForURL(`**${searchPath('50% <b>', RESULTS)}`);
  await search(page, 'port');
  await page.waitForURL(`**${port}`);

  await open(page, port);
  const entries = await historyLength(page);
  await opener(page).click();
  await eventually(() => recent(page).allTextContents(), ['port', '50% <b>']);
  // Repeating a search adds no history entry.
  await recent(page).first().click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect([address(page), await historyLength(page)]).toEqual([port, entries]);

  await opener(page).click();
  await dialog(page).getByRole('button', { name: navigation.search.clear }).click();
  expect(await recent(page).count()).toBe(0);
  expect(await dialog(page).getByRole('heading').count()).toBe(1);
  expect(await isFocused(input(page))()).toBe(true);
});

it('while the visitor types, up to six matches are links that arrow keys reach', async () => {
  const page = await visit(somePage);
  await opener(page).click();
  const links = dialog(page).getByRole('listitem').getByRole('link');
  const [word = ''] = keyField.label.split(' ');
  if (firstCatalogue.entries.length > MOST) {
    await input(page).pressSequentially(`${word} `);
    await eventually(() => links.count(), MOST);
    const all = dialog(page).getByRole('status').getByRole('link');
    expect(Number.parseInt((await all.textContent()) ?? '', 10)).toBeGreaterThan(MOST);
    expect(await all.getAttribute('href')).toBe(searchPath(word, RESULTS));
  }
  await input(page).fill(entry.name);
  const match = links.filter({ hasText: entry.name }).and(links.first());
  await match.getByText(firstCatalogue.page.kind, { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(match)()).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await isFocused(input(page))()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${entry.path}`);
  await dialog(page).waitFor({ state: 'hidden' });
});

it.each(['**/*.js', '**/search-index-*.json'])('if %s fails, the next opening retries', async (files) => {
  const page = await visit(somePage);
  await page.route(files, (route) => route.abort());
  await opener(page).click();
  const failed = page.waitForEvent('requestfailed');
  await input(page).fill(entry.name);
  await failed;
  await page.unroute(files);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await dialog(page).getByRole('link', { name: entry.name }).first().waitFor();
  takeConsoleErrors(page);
});
