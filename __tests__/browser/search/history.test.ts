/** Recent searches in the dialog. */
import { navigation } from '../../support/labels';
import { dialog, input, isFocused, opener, recent, search, stored, submit } from '../../support/searchDialog';
import { noMatchTitle } from '../../support/services';
import { eventually, open, visitor } from '../../support/visitor';

const { newTab, visit } = visitor();

const clear = navigation.search.clear;

test('new terms come first, and can be searched again and cleared', async () => {
  const page = await visit('/services');
  for (const term of ['soy', '50% <b>']) {
    await search(page, term);
    await page.waitForURL(`**/services?search=${encodeURIComponent(term)}`);
  }
  expect(await stored(page)).toBe('["50% <b>","soy"]');
  await open(page, '/team');
  await opener(page).click();
  await eventually(() => recent(page).allTextContents(), ['50% <b>', 'soy']);
  await recent(page).first().click();
  await page.waitForURL(`**/services?search=${encodeURIComponent('50% <b>')}`);
  await page.getByRole('heading', { name: noMatchTitle('50% <b>') }).waitFor();
  await opener(page).click();
  expect(await recent(page).allTextContents()).toEqual(['50% <b>', 'soy']);
  await dialog(page).getByRole('button', { name: clear }).click();
  expect(await recent(page).count()).toBe(0);
  expect(await dialog(page).getByText(navigation.search.noRecent).isVisible()).toBe(true);
  expect(await stored(page)).toBe('[]');
  expect(await isFocused(input(page))()).toBe(true);
});

test('two open tabs show the same terms', async () => {
  const first = await visit('/services');
  const second = await newTab(first);
  await open(second, '/services');
  await opener(second).click();
  await search(first, 'soy');
  await eventually(() => recent(second).allTextContents(), ['soy']);
  await input(second).fill('cotton');
  await submit(second).click();
  await opener(first).click();
  await eventually(() => recent(first).allTextContents(), ['cotton', 'soy']);
  await dialog(first).getByRole('button', { name: clear }).click();
  await opener(second).click();
  await eventually(() => recent(second).count(), 0);
});
