/** The footer: its columns, contacts and hours, and the colours of its icons. */
import type { Page } from 'playwright-core';
import { navigation, site } from '../../support/labels';
import { eventually, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const footer = (page: Page) => page.getByRole('contentinfo');

test('the footer shows its columns, contacts, hours and the copyright line', async () => {
  const page = await visit('/team', width(320));
  const { columns, newsletter, contactTitle, hoursTitle } = navigation.footer;
  for (const pixels of [320, 1440]) {
    await page.setViewportSize(width(pixels).viewport);
    for (const name of [...columns.map(({ title }) => title), newsletter.title, contactTitle, hoursTitle])
      expect(await footer(page).getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    const lines = [...site.hours.phones.lines, `© ${site.copyrightYear} ${site.productName}`];
    for (const text of lines) expect(await footer(page).getByText(text).isVisible()).toBe(true);
  }
  const links = await footer(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => [each.textContent?.trim(), each.getAttribute('href')]));
  for (const expected of [
    ...columns.flatMap((column) => column.links.map(({ label, to }) => [label, to])),
    ...site.phones.map(({ number }) => [number, `tel:${number.replaceAll(' ', '')}`]),
    [site.email, `mailto:${site.email}`],
    [site.messaging.label, site.messaging.url],
    [navigation.footer.privacy.label, navigation.footer.privacy.to],
  ])
    expect(links).toContainEqual(expected);
});

test('social icons and buttons change their colours on hover and focus', async () => {
  const page = await visit('/team');
  const icon = footer(page)
    .getByRole('list', { name: navigation.footer.socialTitle })
    .getByRole('link')
    .first();
  const button = footer(page).getByRole('button', { name: navigation.footer.newsletter.submit });
  const colours = (of: typeof icon) => () =>
    of.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
  const changes = (of: typeof icon, plain: string) =>
    eventually(async () => (await colours(of)()) !== plain, true);
  for (const element of [icon, button]) {
    const plain = await colours(element)();
    await element.hover();
    await changes(element, plain);
    await page.mouse.move(0, 0);
    await eventually(colours(element), plain);
  }
  const plain = await colours(icon)();
  await page.keyboard.press('Shift');
  await icon.focus();
  await changes(icon, plain);
});
