/** Search results on the services page, and the search of the 404 page. */
import type { Page } from 'playwright-core';
import { NOT_FOUND, SERVICES, searchPath } from '../../../src/routes';
import { navigation } from '../../support/labels';
import { stored } from '../../support/searchDialog';
import { ALL, found, shown, TERM } from '../../support/services';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const main = (page: Page) => page.getByRole('main');

test('with a term in the URL no card is visible before the filter, unless the scripts never load', async () => {
  const { page, release } = await visitBeforeScripts(searchPath(TERM));
  expect(await shown(page)()).toEqual([]);
  release();
  await eventually(shown(page), found(TERM));
  const { page: without } = await visitBeforeScripts(searchPath(TERM));
  await without.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  expect(await shown(without)()).toEqual(ALL);
});

test('the 404 page has the same search, which stores the term', async () => {
  const page = await visit(NOT_FOUND, width(390));
  const button = main(page).getByRole('button', { name: navigation.search.submit, exact: true });
  await button.click();
  expect(address(page)).toBe(NOT_FOUND);
  await main(page).getByRole('textbox').fill('  dal (split) ');
  await button.click();
  await eventually(async () => address(page), searchPath('dal (split)'));
  expect(await stored(page)).toBe(JSON.stringify(['dal (split)']));
});

test('without scripts the button of the 404 page opens the services', async () => {
  const page = await visit(NOT_FOUND, withoutScripts);
  expect(await main(page).getByRole('textbox').count()).toBe(0);
  await main(page).getByRole('button', { name: navigation.search.submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === SERVICES);
});
