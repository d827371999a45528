/** How the browser's Back and Forward buttons change the selection in a catalogue. */
import { expectSelected, focusedTab, historyLength, products, shown } from '../../support/catalogues';
import { address, eventually, holdBack, navigate, scrollTo, scrollY, visitor } from '../../support/visitor';

const { visit } = visitor();

const { route, groups } = products;
const [group] = groups;
const [first, second, third] = group?.members ?? [];
const last = groups.at(-1);

test('Back undoes each selection and moves the focus out of a hidden group, then returns to the previous page', async () => {
  const page = await visit('/our-business');
  await page.goto(route);
  const before = await historyLength(page);
  // Clicking a selected tab sets its URL but adds no history entry.
  for (const name of [first?.name, second?.name, third?.name, last?.name, last?.members[1]?.name])
    await shown(page).tab(name).click();
  expect(await historyLength(page)).toBe(before + 4);
  await page.goBack();
  await expectSelected(page, `${route}#${last?.members[0]?.slug}`, last?.name, last?.members[0]?.name);
  await page.goBack();
  await expectSelected(page, `${route}#${third?.slug}`, group?.name, third?.name);
  expect(await focusedTab(page)).toBe(group?.name);
  await page.keyboard.press('Tab');
  expect(await focusedTab(page)).toBe(third?.name);
  await scrollTo(page, 700);
  await page.goBack();
  await expectSelected(page, `${route}#${second?.slug}`, group?.name, second?.name);
  await page.goBack();
  await expectSelected(page, `${route}#${first?.slug}`, group?.name, first?.name);
  await page.goForward();
  await expectSelected(page, `${route}#${second?.slug}`, group?.name, second?.name);
  expect(await scrollY(page)).toBe(700);
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/our-business');
});

test('Back to another page does not change the selection before that page is shown', async () => {
  const page = await visit('/team');
  await navigate(page, `${route}#${third?.slug}`);
  await shown(page).tab(third?.name).waitFor();
  // After a reload, nothing of the previous page is in memory.
  await page.reload();
  await shown(page).tab(third?.name).waitFor();
  const release = await holdBack(page, '**/page-data/team/**');
  await page.goBack();
  await eventually(async () => address(page), '/team');
  await page.waitForTimeout(200);
  expect(await shown(page).sheets()).toEqual([third?.name]);
  release();
  await eventually(() => page.getByRole('tab').count(), 0);
});
