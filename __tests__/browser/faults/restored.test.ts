/**
 * A page that comes back from the browser's memory as it was left (Back/forward cache). Chromium's headless shell keeps
 * no pages, so what a browser does to one is done here: it is told, frozen, thawed, and told again.
 */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { ENQUIRY, FAILURE, holds, openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { errorPage, heading, offline, withhold } from '../../support/faults';
import { formService } from '../../support/formService';
import { expanded, toggle } from '../../support/mainMenu';
import { eventually, navigate, scrollTo, uncovered, visitor, width } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, complaints } = visitor();
const service = formService();

const tell = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);

/** Leaves the page, and comes back to it after `meanwhile`. */
async function leave(page: Page, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await tell(page, 'pagehide');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await meanwhile();
  await page.waitForTimeout(200);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await tell(page, 'pageshow');
}

test('nothing keeps a page out of that memory', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      heard.push(args[0]);
      listen.apply(this, args);
    };
  });
  for (const route of ['/', '/contact', '/textiles', '/services']) {
    await page.goto(route);
    await hydrated(page);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard).toContain('popstate');
    expect(heard.filter((event) => /^(before)?unload$/.test(event))).toEqual([]);
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
  }
});

test('an enquiry on its way is thanked for, and one that was cut off is told of', async () => {
  const { page, alerts } = await openFilledIn(await visit('/contact'), service, 'waits, then drops');
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  await leave(page, async () => service.release());
  await eventually(async () => alerts, [FAILURE]);
  await eventually(() => sendButton(page).isEnabled(), true);
  await holds(page, ENQUIRY);
  complaints(page);

  service.thatNow('waits');
  await sendButton(page).click();
  await eventually(async () => service.enquiries.length, 1);
  await leave(page);
  expect(await sendButton(page).textContent()).toBe('Sending...');
  service.release();
  await page.waitForURL(`**${SENT}`);
  expect([service.enquiries.length, alerts]).toEqual([1, [FAILURE]]);
});

test('a menu is as it was left, and closes', async () => {
  const page = await visit('/team', width(390));
  await uncovered(page);
  await toggle(page).click();
  await leave(page);
  expect(await expanded(toggle(page))()).toBe('true');
  await page.keyboard.press('Escape');
  await eventually(expanded(toggle(page)), 'false');
});

test('the carousel goes on, and the counters come to their figures', async () => {
  const page = await visit('/');
  await uncovered(page);
  const current = () =>
    page
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) => slides.findIndex((slide) => !slide.hasAttribute('inert')));
  const figures = () => page.locator('main dl dd').allTextContents();
  const targets = await figures();
  const top = await page
    .locator('main dl')
    .first()
    .evaluate((list) => list.getBoundingClientRect().top);
  await scrollTo(page, top - 300);
  await leave(page);
  await eventually(figures, targets, 20_000);
  const before = await current();
  await eventually(async () => (await current()) !== before, true, 10_000);
});

test('an error page whose cause is over is gone', async () => {
  const page = await visit('/legacy');
  await withhold(page, '/team', 'src-pages-team-tsx');
  await offline(page, true);
  await navigate(page, '/team');
  await errorPage(page).waitFor();
  await page.unrouteAll();
  await leave(page, () => offline(page, false));
  await heading(page, 'Our Team').waitFor();
  expect(await errorPage(page).count()).toBe(0);
  complaints(page);
});
