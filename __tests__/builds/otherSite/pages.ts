import { existsSync } from 'node:fs';
import { SITEMAP, SPECIFICATION_FILES, searchIndexFile } from '../../../src/lib/generatedFiles';
import { hydrated } from '../../support/builtSite';
import { sheetLabels, shown } from '../../support/catalogues';
import { openFilledIn, SENT, sendButton } from '../../support/contactForm';
import { formService } from '../../support/formService';
import { inSpanish, spanish } from '../../support/translations';
import { eventually, hrefsOf, navigate, width, withoutScripts } from '../../support/visitor';
import { entry, GROUP, ROUTE, TABLE } from './catalogue';
import * as other from './content';
import { at, built, expectFits, fileAt, newPage, small, visit } from './site';

test.each(['/PulsesProducts/bean-3', '/textiles#hemp', '/leadership#first'])(
  'long names and words fit on %s',
  async (route) => expectFits(await visit(at(route), small)),
);

test('registrations with a number are in the company text and the footer', async () => {
  const page = await visit(at('/about'), withoutScripts);
  const [iec, cin] = other.registrations;
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    expect(await part.getByRole('listitem').filter({ hasText: iec?.number }).count()).toBe(1);
    expect(await part.getByText(cin?.name ?? '', { exact: true }).count()).toBe(0);
  }
});

test('a group with more entries than sheets fit is a complete list with links, and a hash leads to a row', async () => {
  const catalogue = at('/PulsesProducts');
  const plain = await visit(catalogue, { ...small, ...withoutScripts });
  const links = plain.locator('#group_pulses li a');
  expect(await links.allTextContents()).toEqual(other.beans.map(({ name }) => name));

  const page = await visit(at('/contact'), width(390));
  await navigate(page, `${catalogue}#bean-25`);
  const row = page.locator('#bean-25');
  const position = () =>
    row.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return [getComputedStyle(element).outlineStyle, top >= header, bottom <= innerHeight];
    });
  await eventually(position, ['solid', true, true]);
  await expectFits(page);
  await shown(page).tab(other.LONG_GROUP).click();
  await eventually(() => shown(page).sheets(), ['Linseed']);
  await page.goBack();
  await eventually(() => row.isVisible(), true);
});

/** No page or room refers to the third catalogue. */
test('a third catalogue has sheets, enquiries, specifications, structured data and search results', async () => {
  const { slug, name, hsCode } = entry;
  const sheet = `${ROUTE}/${slug}`;
  const page = await visit(at(ROUTE));
  const main = page.getByRole('main');
  await eventually(() => shown(page).sheets(), [name]);
  await navigate(page, at(sheet));
  await main.getByRole('button', { name: sheetLabels.enquiryList.add, exact: true }).click();
  await navigate(page, at('/contact'));
  const line = `${name}, ${sheetLabels.supplyLabels.hsCode} ${hsCode}`;
  await main.getByText(line).first().waitFor({ state: 'attached' });
  await navigate(page, at(`/blog/${other.latest}`));
  await main.getByRole('link', { name, exact: true }).waitFor();

  for (const text of [GROUP, name, hsCode])
    expect(
      built(SPECIFICATION_FILES.csv)
        .split('\r\n')
        .find((row) => row.startsWith(TABLE)),
    ).toContain(text);
  for (const path of [ROUTE, sheet]) expect(built(SITEMAP)).toContain(`${at(path)}</loc>`);
  for (const text of [`"category":"${GROUP}"`, `/share/${slug}-`])
    expect(built(`${sheet}.html`)).toContain(text);
  expect(built(searchIndexFile('en'))).toContain(name);
});

test('a new language has the translated pages, and links to English pages', async () => {
  const { code, name } = spanish;
  const page = await visit(at(`/${code}`), small);
  expect(await page.locator('html').getAttribute('lang')).toBe(code);
  for (const heading of await page.locator('main h2').allTextContents())
    expect(heading).toBe(inSpanish(heading));
  const english = page.locator(`main a[href]:not([lang], [href^="${at(`/${code}`)}"])`);
  expect(await english.count()).toBeGreaterThan(0);
  for (const link of await english.all()) expect(await link.getAttribute('hreflang')).toBe('en');
  await expectFits(page);
  expect(built(SITEMAP)).toContain(`${at(`/${code}`)}</loc>`);
  expect(existsSync(fileAt(code, 'contact'))).toBe(false);
  const contact = await visit(at('/contact'), { ...width(1200), ...withoutScripts });
  const links = contact.getByRole('contentinfo').getByRole('link', { name, exact: true });
  expect(await hrefsOf(links)).toEqual([at(`/${code}`)]);
});

test('the hidden field against spam is sent, and the site measures speed', async () => {
  const service = formService();
  const page = await newPage();
  const reports: { name: string; path: string }[] = [];
  await page.route(other.MEASUREMENT, async (route) => {
    reports.push(...(route.request().postDataJSON() as typeof reports));
    await route.fulfill({ status: 204 });
  });
  await page.goto(at('/contact?from=mail'));
  await hydrated(page);
  await openFilledIn(page, service, 'accepts');
  await sendButton(page).click();
  await page.waitForURL(`**${at(SENT)}`);
  expect(service.enquiries[0]?.fields).toContainEqual(['_honey', '']);
  // The page reports when the tab goes to the background.
  await eventually(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    return reports.some(({ name }) => name === 'TTFB');
  }, true);
  expect(new Set(reports.map(({ path }) => path))).toEqual(new Set([at('/contact')]));
  const privacy = await visit(at('/privacy'), withoutScripts);
  expect(await privacy.getByRole('main').innerText()).toContain(new URL(other.MEASUREMENT).hostname);
});
