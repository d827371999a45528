import { alertsOf, ENQUIRY, FAILURE, fillIn, form, holds, SENT, sendButton } from '../../support/contactForm';
import { offline } from '../../support/faults';
import { formService } from '../../support/formService';
import { contact, site } from '../../support/labels';
import { eventually, open, visitor, width } from '../../support/visitor';

const { newPage, visit, takeComplaints } = visitor();
const service = formService();

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

test('no page listens to events that keep the browser from using its back/forward cache', async () => {
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
