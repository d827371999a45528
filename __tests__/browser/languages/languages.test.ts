/** Pages in other languages in a browser (docs/behaviour.md, "Languages"). */
import type { Page } from 'playwright-core';
import { localPath } from '../../../src/routes';
import { documentAt } from '../../support/content';
import { collect, entries } from '../../support/enquiryList';
import { languages, textsIn } from '../../support/languages';
import { address, eventually, visitor } from '../../support/visitor';

const { visit, takeComplaints } = visitor();

const [entry] = entries;
if (!entry) throw new Error('There are no products.');

const html = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return [lang, dir, getComputedStyle(document.body).direction];
  });

/** Expects the document to have a language and its direction. */
const expectLanguage = (page: Page, { code, direction }: { code: string; direction: 'ltr' | 'rtl' }) =>
  eventually(() => html(page), [code, direction === 'rtl' ? 'rtl' : '', direction]);

const ENGLISH = { code: 'en', direction: 'ltr' } as const;

/** Marks the document. The mark is lost if the browser loads the page again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

describe.each(languages)('in $name', (language) => {
  const { code } = language;
  test('links stay in the language without loading the page again, and lead to English pages with their direction', async () => {
    const page = await visit(localPath('/', code));
    await mark(page);
    await page
      .locator(`main a[href="${localPath(entry.path, code)}"]`)
      .first()
      .click();
    await eventually(async () => address(page), localPath(entry.path, code));
    await expectLanguage(page, language);
    const english = page.locator('footer a[hreflang=en]:not([lang])').first();
    const target = (await english.getAttribute('href')) ?? '';
    await english.click();
    await eventually(async () => address(page), target);
    await expectLanguage(page, ENGLISH);
    await page.goBack();
    await expectLanguage(page, language);
    expect(await isMarked(page)).toBe(true);
  });

  test('an enquiry list that was filled in English has the names of the language, and the English names for the company', async () => {
    const page = await visit(entry.path);
    await collect(page, [entry]);
    await page.goto(localPath('/contact', code));
    const { form } = textsIn(code, 'pages/contact.json');
    const [group = '', slug = ''] = entry.path.split('/').slice(1);
    expect(group).not.toBe(slug);
    const list = page.getByRole('region', { name: form.list.title, exact: true });
    const link = list.getByRole('listitem').getByRole('link');
    await eventually(() => link.getAttribute('href'), localPath(entry.path, code));
    const local = (await link.textContent()) ?? '';
    const sent = list.getByText(form.list.preview).locator('+ p');
    await eventually(
      async () =>
        (await sent.textContent())?.includes(local === entry.name ? local : `${local} (${entry.name})`),
      true,
    );
    expect(await sent.textContent()).toContain(`${documentAt('site.json').siteUrl}${entry.path}`);
  });

  test('a page in the wrong letter case opens the right one', async () => {
    const page = await visit(`/${code}/CONTACT`);
    await page.waitForURL(`**${localPath('/contact', code)}`);
    await expectLanguage(page, language);
    // The browser reports the missing page.
    takeComplaints(page);
  });
});

test('the filter finds names in another spelling and codes in Arabic-Indic digits', async () => {
  const page = await visit('/ar/specifications');
  const { filter } = textsIn('ar', 'pages/specifications.json');
  const { name, supply } = documentAt<{ name: string; supply: { hsCode: string } }>(
    'products/pulses/toor-dal.json',
  );
  const local = documentAt<{ name: string }>('ar/products/pulses/toor-dal.json').name;
  const rows = page.locator('main tbody tr:visible');
  const all = await rows.count();
  const arabicDigits = (code: string) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  for (const term of [
    local.replace(/ا/g, 'أ'),
    `${local.charAt(0)}\u0640${local.slice(1)}`,
    arabicDigits(supply.hsCode),
  ]) {
    await page.getByLabel(filter, { exact: true }).fill(term);
    await eventually(async () => (await rows.count()) < all, true);
    expect([name, await page.locator('main a[href$="/toor-dal"]').isVisible()]).toEqual([name, true]);
  }
});
