/** The loading screen, and what a page loads first (docs/decisions.md, "Departures from plain Gatsby"). */
import type { Page } from 'playwright-core';
import { CONTACT } from '../../../src/routes';
import { htmlOf, hydrated } from '../../support/builtSite';
import { documentAt } from '../../support/content';
import { isBuilt, needs, otherPage, somePage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { frames } from '../../support/scrolling';
import { delayRequests, navigate, reducedMotion, visitor, width } from '../../support/visitor';

const { newPage } = visitor();

const screen = (page: Page) => page.getByRole('status', { name: navigation.loading });

/** Pauses the loading screen at a time in milliseconds. Returns whether it covers the centre of the window. */
const coversAt = (page: Page, time: number) =>
  page.evaluate((to) => {
    const covering = document.querySelector('[role="status"]');
    const leaving = covering?.getAnimations().find((animation) => animation instanceof CSSAnimation);
    if (!leaving) throw new Error('The loading screen has no animation.');
    leaving.pause();
    leaving.currentTime = to;
    return covering?.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
  }, time);

test('with reduced motion the loading screen covers the painted page for 1000 ms, and navigation does not show it again', async () => {
  const page = await newPage({ ...width(390), ...reducedMotion, loadingScreen: true });
  await page.goto(somePage, { waitUntil: 'domcontentloaded' });
  expect(await coversAt(page, 0)).toBe(true);
  const parts = page.locator('main, main :is(h1, h2, img)');
  const fully = { opacityProperty: true, visibilityProperty: true };
  const hidden = await parts.evaluateAll((all, how) => all.filter((one) => !one.checkVisibility(how)), fully);
  expect(hidden).toEqual([]);
  expect([await coversAt(page, 999), await screen(page).count()]).toEqual([true, 1]);
  expect([await coversAt(page, 1001), await screen(page).count()]).toEqual([false, 0]);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await navigate(page, otherPage);
  await page.waitForURL(`**${otherPage}`);
  expect(await screen(page).count()).toBe(0);
});

test('a page requests no scripts before its pictures have loaded', async () => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await delayRequests(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await frames(page);
  expect(scripts).toEqual([]);
  release();
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('a page has only its own styles', () => {
  const form = '.ContactForm-';
  expect([htmlOf(CONTACT).includes(form), htmlOf('/').includes(form)]).toEqual([true, false]);
});

const ABOUT = '/about';
const { texture } = isBuilt(ABOUT) ? documentAt('pages/about.json').banner : {};

needs({ 'banner with a cloth': texture })('a cloth begins at the axis. Phones do not load it', async () => {
  for (const isLoaded of [false, true]) {
    const page = await newPage(width(isLoaded ? 1440 : 390));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(ABOUT, { waitUntil: 'networkidle' });
    expect(loaded.some((url) => url.endsWith('.avif') && url.includes('texture'))).toBe(isLoaded);
    const edges = await page.locator('.PageFrame-cloth').evaluateAll((cloths) => {
      const boxes = cloths.map((cloth) => cloth.getBoundingClientRect());
      return boxes.map(({ left, right }) => [left, right]);
    });
    expect(edges).toEqual([isLoaded ? [744, 1440] : [0, 0]]);
  }
});
