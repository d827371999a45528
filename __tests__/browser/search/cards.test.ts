/** The service cards, their overlays and the pages that they link to. */
import type { Page } from 'playwright-core';
import { notOnTop } from '../../support/onTop';
import { services, servicesPage } from '../../support/services';
import { eventually, phone, reducedMotion, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const [first, second] = services;
if (!first || !second) throw new Error('There are fewer than two services.');
type Service = typeof first;

const card = (page: Page, { title }: Service) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const readMore = (page: Page, { title }: Service) =>
  page.getByRole('main').getByRole('link', { name: `${servicesPage.readMore} ${title}`, exact: true });

/** Whether neither an element nor an ancestor is transparent. */
const isShown = (locator: ReturnType<typeof card>) => () =>
  locator.evaluate((element) => element.checkVisibility({ opacityProperty: true }));

test('the overlay of a card opens on hover and focus, shows all its text, and moves nothing', async () => {
  const page = await visit('/services', { ...width(1440), ...reducedMotion });
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

test('on a touch screen the card shows all the text', async () => {
  const page = await visit('/services', phone);
  expect(await isShown(readMore(page, first))()).toBe(true);
  expect(await notOnTop(card(page, first))).toEqual([]);
});
