/** The searches that the dialog remembers (specification: "Search modal" and "search history"). */
import { dialog, input, isFocused, opener, recent, search, stored, submit } from '../../support/searchDialog';
import { eventually, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, newTab, visit } = visitor();

test('new terms come first, known ones change nothing, five are kept', async () => {
  const page = await visit('/services');
  for (const term of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) {
    await search(page, term);
    await page.waitForURL(`**/services?search=${term}`);
  }
  expect(JSON.parse((await stored(page)) ?? '')).toEqual(['f', 'e', 'd', 'c', 'b']);
  await page.reload();
  await opener(page).click();
  expect(await recent(page).allTextContents()).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a click repeats the search, Clear History empties the list', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    localStorage.setItem('searchHistory', '["50% <b>", "soy"]');
  });
  await page.goto('/team');
  await opener(page).click();
  await recent(page).nth(0).click();
  await page.waitForURL(`**/services?search=${encodeURIComponent('50% <b>')}`);
  await page.getByText('No services found for "50% <b>"').waitFor();
  await opener(page).click();
  expect(await recent(page).allTextContents()).toEqual(['50% <b>', 'soy']);
  await dialog(page).getByRole('button', { name: 'Clear History' }).click();
  expect(await recent(page).count()).toBe(0);
  expect(await stored(page)).toBe('[]');
  expect(await isFocused(input(page))()).toBe(true);
});

test.each(['{broken', '{"a":1}', '[1,2]', 'null', '"soy"'])(
  'what is stored as %s counts as empty',
  async (json) => {
    const page = await newPage();
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('spoiled')) localStorage.setItem('searchHistory', text);
      sessionStorage.setItem('spoiled', 'yes');
    }, json);
    await page.goto('/services');
    await opener(page).click();
    expect(await recent(page).count()).toBe(0);
    await input(page).fill('soy');
    await submit(page).click();
    await page.waitForURL('**/services?search=soy');
    expect(await stored(page)).toBe('["soy"]');
  },
);

test('two open tabs stay in step', async () => {
  const first = await visit('/services');
  const second = await newTab(first);
  await second.goto('/services');
  await opener(second).click();
  expect(await recent(second).count()).toBe(0);
  await search(first, 'soy');
  await eventually(() => recent(second).allTextContents(), ['soy']);
  await input(second).fill('cotton');
  await submit(second).click();
  await opener(first).click();
  await eventually(() => recent(first).allTextContents(), ['cotton', 'soy']);
  await dialog(first).getByRole('button', { name: 'Clear History' }).click();
  await opener(second).click();
  await eventually(() => recent(second).count(), 0);
});
