/** The footer: its links, the colours of its icons, and the newsletter box that hands over to the contact page. */
import type { Page } from 'playwright-core';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

const footer = (page: Page) => page.getByRole('contentinfo');
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email' });
const signUp = (page: Page) => footer(page).getByRole('button', { name: 'SignUp' });
const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test.each([320, 390, 992, 1200])('at %d px it shows its columns, hours and contacts', async (pixels) => {
  const page = await visit('/team', width(pixels));
  for (const name of ['Explore', 'Our Services', 'Newsletter', 'Contact Info', 'Opening Hours'])
    expect(await footer(page).getByRole('heading', { name }).isVisible()).toBe(true);
  for (const [name, href] of [
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Import Services', '/import-services'],
    ['Export Services', '/export-services'],
    ['Value Added Services', '/value-added-services'],
    ['Logistic Services', '/services'],
    ['Textile & Garments', '/services'],
    ['+91 20 5550 0100', 'tel:+912055500100'],
    ['Chat on WhatsApp', 'https://wa.me/912055500100'],
  ] as const)
    expect(await footer(page).getByRole('link', { name }).getAttribute('href')).toBe(href);
  for (const text of ['Mon - Sat 8:00 - 7:30', 'Sunday CLOSED', '© 2025 Deccan Meridian'])
    expect(await footer(page).getByText(text).isVisible()).toBe(true);
});

test('the social icons and buttons change their colours on hover and focus', async () => {
  const page = await visit('/team');
  const icons = footer(page).getByRole('list', { name: 'Social networks' }).getByRole('link');
  const colours = (of: typeof icons) => () =>
    of.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
  for (const element of [...(await icons.all()), signUp(page)]) {
    const plain = await colours(element)();
    await element.hover();
    await eventually(async () => (await colours(element)()) !== plain, true);
    await page.mouse.move(0, 0);
    await eventually(colours(element), plain);
  }
  for (const icon of await icons.all()) {
    const plain = await colours(icon)();
    await page.keyboard.press('Shift');
    await icon.focus();
    await eventually(async () => (await colours(icon)()) !== plain, true);
  }
});

test('the newsletter box leads to the contact form with e-mail and subject filled in', async () => {
  const page = await visit('/team');
  // No validation: whatever is typed goes along, and into no address.
  await email(page).fill('not an address & more?#%');
  await signUp(page).click();
  await page.waitForURL('**/contact');
  await eventually(() => field(page, 'Your Email').inputValue(), 'not an address & more?#%');
  expect(await field(page, 'Subject').inputValue()).toBe('Newsletter sign-up');
  expect(address(page)).toBe('/contact');
  expect(await field(page, 'Your Name').inputValue()).toBe('');
});

test('it overwrites nothing that was typed, and an empty box leads on as well', async () => {
  const page = await visit('/contact', width(390));
  await field(page, 'Subject').fill('Toor dal');
  await signUp(page).click();
  await email(page).fill('buyer@example.com');
  await email(page).press('Enter');
  await eventually(() => field(page, 'Your Email').inputValue(), 'buyer@example.com');
  expect(await field(page, 'Subject').inputValue()).toBe('Toor dal');
  expect(address(page)).toBe('/contact');
});

test('an address that was mistyped is replaced by the next sign-up', async () => {
  const page = await visit('/contact');
  for (const address of ['frist@example.com', 'first@example.com']) {
    await email(page).fill(address);
    await signUp(page).click();
    await eventually(() => field(page, 'Your Email').inputValue(), address);
  }
});

test('without scripts it leads to the contact page, and nothing typed gets into the address', async () => {
  const page = await visit('/team', { ...width(390), ...withoutScripts });
  await email(page).fill('buyer@example.com');
  await signUp(page).click();
  await page.waitForURL('**/contact**');
  expect(address(page)).not.toContain('buyer');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Contact Us');
});
