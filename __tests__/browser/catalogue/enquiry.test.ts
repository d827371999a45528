/** The way from a catalogue to the contact form, with the selected entry as the subject. */
import type { Page } from 'playwright-core';
import { shown } from '../../support/catalogues';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

describe.each([
  ['/PulsesProducts', 'Send Inquiry', 'Tofu', 'Inquiry: Tofu', 'Inquiry: Raw Soyabean'],
  ['/pulsesproducts', 'Send Inquiry', 'Tofu', 'Inquiry: Tofu', 'Inquiry: Raw Soyabean'],
  ['/textiles', 'Request Bulk Quote', 'Wool', 'Bulk quote: Wool', 'Bulk quote: Cotton'],
])('on %s', (route, label, chosen, expected, byDefault) => {
  test(`${label} leads to the plain address of the form, the selected entry in its subject`, async () => {
    const page = await visit(route);
    await shown(page).tab(chosen).click();
    await button(page, label).click();
    await page.waitForURL('**/contact');
    expect(address(page)).toBe('/contact');
    await eventually(() => subject(page).inputValue(), expected);
    await subject(page).fill('Something else');
    expect(await subject(page).inputValue()).toBe('Something else');
    await page.goBack();
    await eventually(() => shown(page).sheets(), [chosen]);
  });

  test(`${label} carries the default while nothing has been chosen`, async () => {
    const page = await visit(route);
    await button(page, label).click();
    await eventually(() => subject(page).inputValue(), byDefault);
  });

  test('the button of a sheet carries its entry', async () => {
    const page = await visit(route, width(390));
    await shown(page).tab(chosen).click();
    await button(page, `Enquire about ${chosen}`).click();
    await page.waitForURL('**/contact');
    expect(address(page)).toBe('/contact');
    await eventually(() => subject(page).inputValue(), expected);
  });

  test('without scripts it is a plain link', async () => {
    const page = await visit(route, { ...width(1440), ...withoutScripts });
    await button(page, label).click();
    expect(address(page)).toBe('/contact');
  });
});

test('the menu leads to an empty form', async () => {
  const page = await visit('/textiles#silk');
  await page.getByRole('banner').getByRole('link', { name: 'Enquire Now' }).click();
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  expect(await subject(page).inputValue()).toBe('');
});
