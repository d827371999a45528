/** An enquiry is not lost while the connection, the storage or the page itself is temporarily unavailable. */
import type { Page } from 'playwright-core';
import {
  alertsOf,
  ENQUIRY,
  FAILURE,
  fillIn,
  form,
  holds,
  openFilledIn,
  SENT,
  sendButton,
} from '../../support/contactForm';
import { offline } from '../../support/faults';
import { formService } from '../../support/formService';
import { contact, site } from '../../support/labels';
import { eventually, open, visitor, width } from '../../support/visitor';

const { newPage, visit, takeComplaints } = visitor();
const service = formService();

const arrived = () => eventually(async () => service.enquiries.length, 1);

test('offline, the form offers e-mail, the map waits, and the enquiry can be sent later', async () => {
  const page = await visit('/contact', width(390));
  const alerts = alertsOf(page);
  await page.context().unrouteAll();
  await offline(page, true);
  await fillIn(page);
  await sendButton(page).click();
  await eventually(async () => alerts, [FAILURE]);
  await form(page).locator(`a[href^="mailto:${site.email}"]`).waitFor();
  await holds(page, ENQUIRY);

  // If the map loaded now, the browser would show its error page in the frame.
  const map = page.locator(`iframe[title="${contact.mapTitle}"]`).first();
  await map.scrollIntoViewIfNeeded();
  await page.waitForTimeout(100);
  expect(await map.getAttribute('src')).toBeNull();

  service.thatNow('accepts');
  await service.connect(page);
  await page.route(site.map.url, (route) => route.fulfill({ body: 'A map' }));
  await offline(page, false);
  await eventually(() => map.getAttribute('src'), site.map.url);
  await sendButton(page).click();
  await page.waitForURL(`**${SENT}`);
  expect([service.enquiries.length, alerts]).toEqual([1, [FAILURE]]);
  takeComplaints(page);
});

/** Chromium's headless shell has no back/forward cache, so these tests simulate its effects. */
describe('in the back/forward cache', () => {
  async function stayThere(page: Page, meanwhile: () => void): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const fire = (event: 'pagehide' | 'pageshow') =>
      page.evaluate(
        (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
        event,
      );
    await fire('pagehide');
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    meanwhile();
    await page.waitForTimeout(100);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await fire('pageshow');
  }

  test('an interrupted enquiry is reported as failed, and an enquiry in progress succeeds', async () => {
    const { page, alerts } = await openFilledIn(await visit('/contact'), service, 'waits, then drops');
    await sendButton(page).click();
    await arrived();
    await stayThere(page, service.release);
    await eventually(async () => alerts, [FAILURE]);
    await eventually(() => sendButton(page).isEnabled(), true);
    await holds(page, ENQUIRY);
    takeComplaints(page);

    service.thatNow('waits');
    await sendButton(page).click();
    await arrived();
    await stayThere(page, () => {});
    expect(await sendButton(page).isDisabled()).toBe(true);
    service.release();
    await page.waitForURL(`**${SENT}`);
    expect([service.enquiries.length, alerts]).toEqual([1, [FAILURE]]);
  });

  test('no page listens to events that prevent the browser from using the cache', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
        if (/^(before)?unload$/.test(args[0])) console.error(`There is a listener for ${args[0]}.`);
        listen.apply(this, args);
      };
    });
    for (const route of ['/', '/contact']) {
      await open(page, route);
      expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
    }
  });
});
