/** The 404 page offers a search and the business areas. */

import { NOT_FOUND, SERVICES, searchPath } from '../../../src/routes';
import { RECENT_SEARCHES_KEY } from '../../../src/search/useRecentSearches';
import { documentsIn } from '../../support/content';
import { navigation } from '../../support/labels';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const { title, submit } = navigation.search;

test('its search opens the results and stores the term', async () => {
  const page = await visit(NOT_FOUND, width(390));
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: submit, exact: true });
  await button.click();
  expect(address(page)).toBe(NOT_FOUND);
  await main.getByRole('textbox', { name: title, exact: true }).fill('  dal (split) ');
  await button.click();
  await eventually(async () => address(page), searchPath('dal (split)'));
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT_SEARCHES_KEY)).toBe(
    JSON.stringify(['dal (split)']),
  );
});

test('without scripts its button opens the services, and links lead to all business areas', async () => {
  const page = await visit(NOT_FOUND, { ...width(390), ...withoutScripts });
  const main = page.getByRole('main');
  const areas = documentsIn<{ title: string; link: string }>('business-areas');
  for (const { title: area, link } of areas)
    expect(await main.getByRole('link', { name: area, exact: true }).getAttribute('href')).toBe(link);
  expect(await main.getByRole('textbox').count()).toBe(0);
  await main.getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname === SERVICES);
  // A GET form without fields adds an empty query.
  expect(new URL(page.url()).search).toBe('');
});
