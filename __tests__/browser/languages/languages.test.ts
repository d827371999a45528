/** Pages in other languages in a browser (docs/behaviour.md, "Languages"). */

import { localPath } from '../../../src/routes';
import { expectLanguage } from '../../support/documentLanguage';
import { collect, entries } from '../../support/enquiryList';
import { loadsOf } from '../../support/faults';
import { filled } from '../../support/filled';
import { navigation } from '../../support/labels';
import { languagesWith, textsIn } from '../../support/languages';
import { address, eventually, navigate, visitor } from '../../support/visitor';

const { visit } = visitor();

const [entry] = entries;
if (!entry) throw new Error('There are no products.');

const ENGLISH = { code: 'en', direction: 'ltr' } as const;

describe.each(languagesWith(entry.path, '/contact'))('in $name', (language) => {
  const { code } = language;
  test('links stay in the language without loading the page again, and lead to English pages with their direction', async () => {
    const page = await visit(localPath('/', code));
    const loads = loadsOf(page);
    await page
      .locator(`main a[href="${localPath(entry.path, code)}"]`)
      .first()
      .click();
    await eventually(async () => address(page), localPath(entry.path, code));
    await expectLanguage(page, language);
    const english = page.locator('footer a[hreflang=en]:not([lang])').first();
    expect(await english.textContent()).toMatch(/ \(EN\)$/);
    const target = (await english.getAttribute('href')) ?? '';
    await english.click();
    await eventually(async () => address(page), target);
    await expectLanguage(page, ENGLISH);
    await page.goBack();
    await expectLanguage(page, language);
    expect(loads()).toBe(0);
  });

  test('the search dialog covers the whole window, and shows what the search finds', async () => {
    const page = await visit(localPath('/contact', code));
    const { search } = textsIn(code, 'navigation.json');
    await page.getByRole('button', { name: search.label, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(search.scope, { exact: true }).waitFor();
    const sides = await dialog.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [left, window.innerWidth - right];
    });
    expect(sides).toEqual([0, 0]);
  });

  test('each page is announced once, in its language', async () => {
    const page = await visit(localPath('/', code));
    const announced: string[] = [];
    await page.exposeFunction('announce', (text: string) => announced.push(text));
    await page.evaluate(() => {
      const announcer = document.getElementById('gatsby-announcer') as HTMLElement;
      const announce = () =>
        (window as unknown as { announce(text: string): void }).announce(announcer.textContent ?? '');
      new MutationObserver(announce).observe(announcer, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const texts = textsIn(code, 'navigation.json');
    for (const [route, { announcement }] of [
      [localPath('/contact', code), texts],
      ['/about', navigation],
      [localPath(entry.path, code), texts],
    ] as const) {
      await navigate(page, route);
      await eventually(async () => announced.length, 1);
      const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      expect(announced.splice(0)).toEqual([filled(announcement, { page: heading })]);
    }
  });

  test('an enquiry list that was filled in English has the names of the language, and the English names for the company', async () => {
    const page = await visit(entry.path);
    await collect(page, [entry]);
    await page.goto(localPath('/contact', code));
    const { form } = textsIn(code, 'pages/contact.json');
    const list = page.getByRole('region', { name: form.list.title, exact: true });
    const link = list.getByRole('listitem').getByRole('link');
    await eventually(() => link.getAttribute('href'), localPath(entry.path, code));
    const local = (await link.textContent()) ?? '';
    const sent = list.getByText(form.list.preview).locator('+ p');
    await sent.filter({ hasText: local === entry.name ? local : `${local} (${entry.name})` }).waitFor();
  });
});
