/** The first page before hydration or without it: it does not change and can be used. */
import { pathToFileURL } from 'node:url';
import { CONTACT } from '../../../src/routes';
import { HYDRATED_ATTRIBUTE } from '../../../src/ui/site/hydration';
import { hydrated } from '../../support/builtSite';
import { lastCatalogue } from '../../support/catalogues';
import { form } from '../../support/contactForm';
import { heading } from '../../support/faults';
import { temporaryFolder } from '../../support/folder';
import { needs, RESULTS, somePage } from '../../support/inPlace';
import * as menu from '../../support/mainMenu';
import { opener } from '../../support/searchDialog';
import { address, delayRequests, eventually, navigate, visitor, width } from '../../support/visitor';

const { route, entries } = lastCatalogue;
const { newPage, visit, visitBeforeScripts, takeConsoleErrors } = visitor();
const { at, write } = temporaryFolder();
const NEEDED = ['**/page-data/contact/page-data.json', '**/framework-*.js'];

test.each(NEEDED)('without %s the page stays, and its menus, form and search can be used', async (files) => {
  const page = await newPage(width(390));
  await page.route(files, (way) => way.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(CONTACT, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Shift');
  await failed;
  await menu.toggle(page).click();
  expect(await menu.link(page, menu.plainEntries[0].label).isVisible()).toBe(true);
  expect(await heading(page, CONTACT).isVisible()).toBe(true);
  expect(await form(page).evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false);
  await page.setViewportSize(width(1440).viewport);
  if (menu.submenu) await menu.link(page, menu.SUBMENU).hover();
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  expect(await page.locator(`[${HYDRATED_ATTRIBUTE}]`).count()).toBe(0);
  await opener(page).click();
  await heading(page, RESULTS).waitFor();
  takeConsoleErrors(page);
});

test('a page that was saved as a file starts no scripts', async () => {
  const page = await visit(CONTACT, width(390));
  write('contact.html', await page.content());
  await page.context().unrouteAll();
  await page.goto(pathToFileURL(at('contact.html')).href);
  await page.keyboard.press('Shift');
  expect(await page.locator('html[data-no-scripts]').count()).toBe(1);
  expect(await page.locator('script[src]').count()).toBe(0);
  expect(await heading(page, CONTACT).isVisible()).toBe(true);
  takeConsoleErrors(page);
});

const PAGES = new Set(['/', CONTACT, RESULTS, ...entries.slice(0, 1).map(({ path }) => path)]);

test.each([...PAGES])('%s shows the controls of scripts when a tap is answered', async (start) => {
  const { page, release } = await visitBeforeScripts(start, width(390));
  const controls = page.locator('button[type="button"], .needs-scripts:is(button, form, input)');
  // The menu opens without scripts.
  await eventually(() => controls.filter({ visible: true }).count(), 1);
  release();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
  const isHidden = (all: Element[]) => all.filter((each) => getComputedStyle(each).visibility === 'hidden');
  expect(await page.locator('.needs-scripts').evaluateAll(isHidden)).toEqual([]);
});

const it = needs({ 'submenu of a page': menu.submenu });

it.each(['hover', 'focus'] as const)('opened by %s before hydration, a submenu stays open', async (open) => {
  const { page, release } = await visitBeforeScripts(somePage, width(1440));
  await menu.link(page, menu.SUBMENU)[open]();
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  release();
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await hydrated(page);
  await eventually(() => menu.link(page, menu.SUBMENU).getAttribute('aria-expanded'), 'true');
  expect(await menu.shownEntries(page)).toEqual(menu.SUB_LABELS);
  if (open === 'hover') await page.mouse.move(1, 400);
  else await menu.link(page, menu.SUBMENU).blur();
  await eventually(() => menu.shownEntries(page), []);
});

it('opened by a tap before hydration, the submenu of the mobile menu stays open', async () => {
  const { page, release } = await visitBeforeScripts(somePage, width(390));
  await menu.toggle(page).click();
  await menu.submenuButton(page).click();
  const first = menu.link(page, menu.SUB_LABELS[0] ?? '');
  expect(await first.isVisible()).toBe(true);
  release();
  await hydrated(page);
  await eventually(menu.expanded(menu.submenuButton(page)), 'true');
  expect(await first.isVisible()).toBe(true);
});

needs({ catalogues: entries.length })('Back right after a reload loads the previous page', async () => {
  const choice = `${route}#${entries.at(-1)?.slug}`;
  const page = await visit(choice);
  await navigate(page, somePage);
  await heading(page, somePage).waitFor();
  const release = await delayRequests(page, '**/app-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate(() => history.back());
  await heading(page, route).waitFor();
  release();
  await hydrated(page);
  expect(await heading(page, route).isVisible()).toBe(true);
  expect(address(page)).toBe(choice);
});
