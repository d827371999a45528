/** The service cards, their overlay, and the pages that they lead to (specification: "Services"). */
import type { Page } from 'playwright-core';
import { eventually, phone, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const readMore = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: `Read More ${title}`, exact: true });
const feature = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** How opaque an element is, all that contains it included. */
const opacity = (locator: ReturnType<typeof card>) => () =>
  locator.evaluate((element) => {
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      product *= Number(getComputedStyle(at).opacity);
    return product;
  });

describe.each([
  ['/services', 992],
  ['/services', 1440],
  ['/', 1200],
])('on %s at %d px', (route, pixels) => {
  test('the overlay opens on hover and holds icon, title, features and Read More', async () => {
    const page = await visit(route, { ...width(pixels), ...reducedMotion });
    const export_ = card(page, 'Export Services');
    expect(await opacity(readMore(page, 'Export Services'))()).toBe(0);
    await export_.hover();
    await eventually(opacity(readMore(page, 'Export Services')), 1);
    for (const text of [
      'Agro and food products',
      'Textiles and apparel',
      'Industrial goods',
      'Export documentation and licensing',
    ])
      expect(await opacity(feature(page, text).first())()).toBe(1);
    const overlay = readMore(page, 'Export Services').locator('..');
    expect(await overlay.getByText('Export Services', { exact: true }).first().isVisible()).toBe(true);
    expect(await overlay.locator('svg').first().isVisible()).toBe(true);
    // It lies on the card, not below it.
    const [over, under] = [await overlay.boundingBox(), await export_.boundingBox()];
    expect(over?.height).toBeGreaterThan((under?.height ?? 0) - 4);
    expect(await opacity(readMore(page, 'Import Services'))()).toBe(0);
    await page.mouse.move(1, 1);
    await eventually(opacity(readMore(page, 'Export Services')), 0);
  });

  test('it opens on focus, and Escape closes it', async () => {
    const page = await visit(route, { ...width(pixels), ...reducedMotion });
    await readMore(page, 'Import Services').focus();
    await eventually(opacity(readMore(page, 'Import Services')), 1);
    await page.keyboard.press('Escape');
    await eventually(opacity(readMore(page, 'Import Services')), 0);
    await page.keyboard.press('Tab');
    await eventually(opacity(readMore(page, 'Value Added Services')), 1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/value-added-services');
  });

  test('nothing moves beneath when it opens', async () => {
    const page = await visit(route, { ...width(pixels), ...reducedMotion });
    // Where it lies in the document: what is seen of it also depends on fractions of a scrolled pixel.
    const below = () => page.getByRole('contentinfo').evaluate((footer) => (footer as HTMLElement).offsetTop);
    const before = await below();
    await card(page, 'Export Services').hover();
    await eventually(opacity(readMore(page, 'Export Services')), 1);
    expect(await below()).toBe(before);
  });
});

test('a mouse leads through the overlay to the page of the service', async () => {
  const page = await visit('/services');
  await card(page, 'Export Services').hover();
  await readMore(page, 'Export Services').click();
  await page.waitForURL('**/export-services');
});

test('on a touch screen all of it stands in the card', async () => {
  const page = await visit('/services', phone);
  expect(await opacity(readMore(page, 'Export Services'))()).toBe(1);
  expect(await feature(page, 'Industrial goods').isVisible()).toBe(true);
  const description = await card(page, 'Export Services').getByText('We buy at origin').boundingBox();
  const features = await feature(page, 'Agro and food products').boundingBox();
  expect(features?.y).toBeGreaterThan((description?.y ?? 0) + (description?.height ?? 0) - 1);
  await readMore(page, 'Export Services').tap();
  await page.waitForURL('**/export-services');
});

test('without scripts it opens on hover and focus all the same', async () => {
  const page = await visit('/services', { ...width(1440), ...reducedMotion, ...withoutScripts });
  expect(await opacity(readMore(page, 'Export Services'))()).toBe(0);
  await card(page, 'Export Services').hover();
  await eventually(opacity(readMore(page, 'Export Services')), 1);
  await page.mouse.move(1, 1);
  await readMore(page, 'Export Services').focus();
  await eventually(opacity(readMore(page, 'Export Services')), 1);
});

test.each([
  ['/export-services', 7],
  ['/import-services', 4],
  ['/value-added-services', 4],
])('%s has a breadcrumb and %d features', async (route, count) => {
  const page = await visit(route, width(390));
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await breadcrumb.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await grid.getByRole('listitem').count()).toBe(count);
});
