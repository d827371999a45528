/** The map next to the contact form, and the privacy page that the form links to. */
import type { Page } from 'playwright-core';
import { form } from '../../support/contactForm';
import { isBuilt, needs } from '../../support/inPlace';
import { contact, site, titleOf } from '../../support/labels';
import { scrollTo } from '../../support/scrolling';
import { address, eventually, phone, visitor, width, withoutScripts } from '../../support/visitor';

const { takeConsoleErrors, visit } = visitor();

const it = needs({ map: site.map });
const testPrivacy = needs({ 'privacy page': isBuilt('/privacy') });

const figure = (page: Page) => page.getByRole('main').getByRole('figure');
const map = (page: Page) => figure(page).locator(`iframe[title="${contact.mapTitle}"]:visible`);
const show = (page: Page) => figure(page).getByRole('button', { name: contact.mapShow });

/** Lists the requests of the frame. */
function mapRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url() === site.map?.url && request.isNavigationRequest()) requests.push(request.url());
  });
  return requests;
}

it('the map is requested once, within 200 px of the viewport, and causes no layout shift', async () => {
  const page = await visit('/contact', phone);
  const requests = mapRequests(page);
  const box = () => map(page).evaluate((frame) => [(frame as HTMLElement).offsetTop, frame.clientHeight]);
  const before = await box();
  const top = await map(page).evaluate((frame) => frame.getBoundingClientRect().top + window.scrollY);
  const height = page.viewportSize()?.height ?? 0;
  await scrollTo(page, Math.floor(top - height - 210));
  expect([requests, await map(page).getAttribute('src')]).toEqual([[], null]);
  await scrollTo(page, Math.ceil(top - height - 190));
  await eventually(async () => requests.length, 1);
  await scrollTo(page, 0);
  await scrollTo(page, top);
  expect(requests).toHaveLength(1);
  expect(await box()).toEqual(before);
});

it('on a large screen the map is not requested before its button is pressed, which can try again', async () => {
  // The window is high enough to show the button, because scrolling to it would also load the map.
  const page = await visit('/contact', { viewport: { width: 1440, height: 2400 } });
  const requests = mapRequests(page);
  expect(await map(page).evaluate((frame) => frame.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.context().unrouteAll();
  await page.route(site.map?.url ?? '', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await show(page).click();
  await failed;
  expect([requests, await map(page).getAttribute('src')]).toEqual([[], null]);
  await page.unrouteAll();
  await page.route(site.map?.url ?? '', (route) => route.fulfill({ body: 'A map' }));
  await show(page).click();
  await eventually(async () => requests.length, 1);
  await show(page).waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'IFRAME');
  expect(await map(page).getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(await map(page).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups');
  takeConsoleErrors(page);
});

it('without scripts the map is a plain frame, with a link to the same map', async () => {
  const page = await visit('/contact', { ...phone, ...withoutScripts });
  const attributes = ['loading', 'referrerpolicy', 'src'].map((name) => map(page).getAttribute(name));
  expect(await Promise.all(attributes)).toEqual(['lazy', 'no-referrer', site.map?.url]);
  const directions = figure(page).getByRole('link', { name: contact.mapLink });
  expect(await directions.getAttribute('href')).toBe(site.map?.page);
});

testPrivacy('the form links to the privacy page, which names company, service, office and map', async () => {
  const page = await visit('/contact', { ...width(390), ...withoutScripts });
  await form(page).getByRole('link', { name: contact.form.privacyLink.label }).click();
  expect(address(page)).toBe('/privacy');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('/privacy'));
  const text = await main.innerText();
  expect(text).not.toMatch(/[{}]/);
  const { formService, email, parentCompany, productName, map, offices } = site;
  const others = [offices[0]?.place ?? '', ...(map ? [new URL(map.url).hostname] : [])];
  for (const name of [formService.serviceName, email, parentCompany ?? productName, ...others])
    expect(text).toContain(name);
});
