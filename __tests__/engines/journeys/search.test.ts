/** The search dialog, and the services page as its result (docs/behaviour.md, "Search" and "Services"). */
import { navigation } from '../../support/labels';
import { found, noMatchTitle, resultLine, services, servicesPage } from '../../support/services';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole, link, main, searchButton, searchDialog } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const TERM = services[1]?.features[0] ?? '';
const ALL = services.map(({ title }) => title);
const input = { css: 'input', within: searchDialog };
const cards = { css: 'h3', within: byRole('listitem', undefined, main) };
const shown = (page: Page) => () => page.texts(cards);

test('the dialog covers the page, has the focus, and closes with Escape and its button, which return the focus', async () => {
  const page = await visit('/team');
  await page.imitateSafari();
  for (const close of [
    () => page.press('Escape'),
    () => page.click(button(navigation.search.close, searchDialog)),
  ]) {
    await page.click(searchButton);
    await page.find(searchDialog);
    await eventually(() => page.isOnTop(input), true);
    await eventually(() => page.hasFocus(input), true);
    await close();
    await page.gone(searchDialog);
    await eventually(() => page.hasFocus(searchButton), true);
  }
});

test('a search leads to the services that it finds, is kept as a recent one, and can be cleared', async () => {
  const page = await visit('/team');
  await page.click(searchButton);
  await eventually(() => page.hasFocus(input), true);
  await page.type(TERM);
  await page.press('Enter');
  await eventually(page.address, `/services?search=${encodeURIComponent(TERM)}`);
  await page.gone(searchDialog);
  await eventually(shown(page), found(TERM));
  expect(await page.texts(byRole('status', undefined, main))).toContain(resultLine(TERM));
  await page.click(searchButton);
  const recent = byRole('list', navigation.search.recent, searchDialog);
  await eventually(() => page.texts({ role: 'button', within: recent }), [TERM]);
  await page.press('Escape');
  await page.gone(searchDialog);
  await page.click(link(servicesPage.clearSearch, main));
  await eventually(page.address, '/services');
  await eventually(shown(page), ALL);
});

test('a term that finds nothing says so, and Back leads to the services before', async () => {
  const page = await visit('/services');
  await eventually(shown(page), ALL);
  await page.click(searchButton);
  await page.fill(input, 'no such service');
  await page.click(button(navigation.search.submit, searchDialog));
  await page.find(byRole('heading', noMatchTitle('no such service'), main));
  expect(await shown(page)()).toEqual([]);
  await page.back();
  await eventually(page.address, '/services');
  await eventually(shown(page), ALL);
});
