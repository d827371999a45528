/** What surrounds the contact form: the map and the cards. */
import type { Page } from 'playwright-core';
import { eventually, phone, scrollTo, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

const MAP = 'openstreetmap.org';
const map = (page: Page) => page.locator('iframe[title="Location Map"]:visible');

/** Opens the contact page, and counts the requests to the map's host. */
async function watch(settings: Parameters<typeof newPage>[0]) {
  const page = await newPage(settings);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes(MAP) && requests.push(request.url()));
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  return { page, requests };
}

test('the map is asked for nothing until it is within 200 px of the view, and then once', async () => {
  const { page, requests } = await watch(phone);
  const top = await map(page).evaluate((frame) => frame.getBoundingClientRect().top + window.scrollY);
  const height = page.viewportSize()?.height ?? 0;
  await scrollTo(page, Math.floor(top - height - 210));
  await page.waitForTimeout(500);
  expect([requests, await map(page).getAttribute('src')]).toEqual([[], null]);
  const entries = await page.evaluate(() => history.length);
  await scrollTo(page, Math.ceil(top - height - 190));
  await eventually(async () => requests.length, 1);
  await scrollTo(page, 0);
  await scrollTo(page, top);
  expect(requests).toHaveLength(1);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('the map has its place from the start', async () => {
  const { page } = await watch(phone);
  const place = () => map(page).evaluate((frame) => frame.getBoundingClientRect().height);
  const before = await place();
  expect(before).toBeGreaterThan(300);
  await map(page).scrollIntoViewIfNeeded();
  await eventually(() => map(page).getAttribute('src').then(Boolean), true);
  expect(await place()).toBe(before);
});

test('without scripts the map is one plain frame, loaded by the browser', async () => {
  const { page } = await watch({ ...phone, ...withoutScripts });
  expect(await map(page).count()).toBe(1);
  expect(await map(page).getAttribute('loading')).toBe('lazy');
  expect(await map(page).getAttribute('src')).toContain(MAP);
});

test('six cards tell where, how and when', async () => {
  const page = await visit('/contact', width(1440));
  const main = page.getByRole('main');
  for (const [title, text] of [
    ['Head Office', 'Pimpri Chinchwad, Pune, Maharashtra'],
    ['Sales Office', 'Thane, Maharashtra'],
    ['Warehouse', 'Udgir, Latur, Maharashtra'],
    ['Mail Us', 'enquiries@example.com'],
    ['Telephone', '+91 20 5550 0100'],
    ['Business Hours', 'Mon - Sat: 9:00 AM - 6:00 PM'],
  ] as const) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    expect(await card.textContent()).toContain(text);
  }
  const hrefs = await main
    .locator('li:has(h2) a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['mailto:enquiries@example.com', 'tel:+912055500100', 'tel:+912255500101']);
});
