/** The services: the cards of their page, the search results there and on the 404 page, and the parts of each service. */
import type { Page } from 'playwright-core';
import { NOT_FOUND, SERVICES, searchPath } from '../../../src/routes';
import { filled } from '../../support/filled';
import { isBuilt, needs, RESULTS, somePage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { notOnTop } from '../../support/onTop';
import { dialog, search, stored } from '../../support/searchDialog';
import { found, noMatchTitle, services, servicesPage, shown, TERM } from '../../support/services';
import { address, eventually, isAt, main, phone, reducedMotion, visitor, width } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const all = services.map(({ title }) => title);
const it = needs({ 'page of services, with two of them': isBuilt(SERVICES) && services[1] });

it('a search shows its results, can be cleared, and Back returns to earlier results', async () => {
  const page = await visit(somePage);
  await search(page, TERM);
  await isAt(page, searchPath(TERM));
  await dialog(page).waitFor({ state: 'hidden' });
  await eventually(shown(page), found(TERM));
  const line = filled(servicesPage.results, { count: found(TERM).length, term: TERM });
  await main(page).getByRole('status').getByText(line, { exact: true }).waitFor();
  await main(page).getByRole('link', { name: servicesPage.clearSearch, exact: true }).click();
  await isAt(page, SERVICES);
  await eventually(shown(page), all);
  const { label, to } = servicesPage.moreServices;
  expect(await main(page).getByRole('link', { name: label, exact: true }).getAttribute('href')).toBe(to);
  const missing = "<b>(.*[ $&$'{term}";
  const noMatch = main(page).getByRole('heading', { name: noMatchTitle(missing), exact: true });
  await search(page, missing);
  await noMatch.waitFor();
  expect(await shown(page)()).toEqual([]);
  await page.goBack();
  await isAt(page, SERVICES);
  await eventually(shown(page), all);
});

it('with a term in the URL no card is visible before the filter, unless the scripts never load', async () => {
  const { page, release } = await visitBeforeScripts(searchPath(TERM));
  expect(await shown(page)()).toEqual([]);
  release();
  await eventually(shown(page), found(TERM));
  const { page: without } = await visitBeforeScripts(searchPath(TERM));
  await without.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  expect(await shown(without)()).toEqual(all);
});

test('the 404 page has the same search, which stores the term', async () => {
  const page = await visit(NOT_FOUND, width(390));
  const button = main(page).getByRole('button', { name: navigation.search.submit, exact: true });
  await button.click();
  expect(address(page)).toBe(NOT_FOUND);
  await main(page).getByRole('textbox').fill('  port (sea) ');
  await button.click();
  await isAt(page, searchPath('port (sea)', RESULTS));
  expect(await stored(page)).toBe(JSON.stringify(['port (sea)']));
});

type Service = (typeof services)[number];
const [first, second] = services as [Service, Service];

const card = (page: Page, { title }: Service) =>
  main(page).locator('li', { has: page.getByRole('heading', { name: title, exact: true }) });
const readMore = (page: Page, { title }: Service) =>
  main(page).getByRole('link', { name: `${servicesPage.readMore} ${title}`, exact: true });

/** Whether neither an element nor an ancestor is transparent. */
const isShown = (locator: ReturnType<typeof card>) => () =>
  locator.evaluate((element) => element.checkVisibility({ opacityProperty: true }));

it('the overlay of a card opens on hover and focus, shows all its text, and moves nothing', async () => {
  const page = await visit(SERVICES, { ...width(1440), ...reducedMotion });
  // Measure the position in the document, because the position in the window can have fractions of a scrolled pixel.
  const below = () => page.getByRole('contentinfo').evaluate((footer) => (footer as HTMLElement).offsetTop);
  const before = await below();
  expect(await isShown(readMore(page, first))()).toBe(false);
  await card(page, first).hover();
  await eventually(isShown(readMore(page, first)), true);
  const overlay = readMore(page, first).locator('..');
  for (const text of [first.title, ...first.features])
    expect(await overlay.getByText(text, { exact: true }).first().isVisible()).toBe(true);
  expect(await isShown(readMore(page, second))()).toBe(false);
  expect(await below()).toBe(before);
  await page.mouse.move(1, 1);
  await eventually(isShown(readMore(page, first)), false);

  await readMore(page, first).focus();
  await eventually(isShown(readMore(page, first)), true);
  await page.keyboard.press('Escape');
  await eventually(isShown(readMore(page, first)), false);
  await page.keyboard.press('Tab');
  await eventually(isShown(readMore(page, second)), true);
  // The link below the overlay receives the mouse events.
  await card(page, first).hover();
  await readMore(page, first).click();
  await page.waitForURL(`**${first.link}`);
});

it('on a touch screen the card shows all the text', async () => {
  const page = await visit(SERVICES, phone);
  expect(await isShown(readMore(page, first))()).toBe(true);
  expect(await notOnTop(card(page, first))).toEqual([]);
});

it('a single card is as wide as its row, with its picture next to its text', async () => {
  const page = await visit(SERVICES);
  const widths = await card(page, first).evaluate((only) => {
    only.parentElement?.replaceChildren(only);
    return [only.parentElement, only, only.querySelector('img')].map((each) => each?.clientWidth ?? 0);
  });
  const [row = 0, ...others] = widths;
  expect(others.map((each) => Math.round((10 * each) / row))).toEqual([10, 3]);
});

needs({ services: services.length })('the parts of a service are read row by row', async () => {
  for (const { link, detail } of services) {
    const { features = [], numbered } = detail;
    const page = await visit(link, width(768));
    const parts = page.locator('main :is(ol, ul):has(> li > h3) > li');
    const titles = await parts.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual(features.map(({ title }) => title));
    const places = await parts.evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        const { content } = getComputedStyle(item.firstElementChild as Element, '::before');
        return { left, top, hasNumber: content !== 'none' };
      }),
    );
    places.forEach(({ left, top }, index) => {
      const before = places[index - 1];
      if (before && index % 2 === 1) expect([left > before.left, top]).toEqual([true, before.top]);
      else if (before) expect(top).toBeGreaterThan(before.top);
    });
    expect(places.map(({ hasNumber }) => hasNumber)).toEqual(features.map(() => numbered));
  }
});
