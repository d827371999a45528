/** The language menus, and pages from right to left (docs/behaviour.md, "Languages"). */
import type { Page } from 'playwright-core';
import { localPath, SERVICES, SPECIFICATIONS, searchPath } from '../../../src/routes';
import { expectLanguage } from '../../support/documentLanguage';
import { entries } from '../../support/enquiryList';
import { navigation } from '../../support/labels';
import { languagesWith, textsIn, translatedPaths } from '../../support/languages';
import { address, eventually, open, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const rightToLeft = languagesWith('/textiles', '/services').find(({ direction }) => direction === 'rtl');
const code = rightToLeft?.code ?? '';
const rightToLeftTest = rightToLeft ? test : test.skip;

test('the language menus lead to the same page in each language, also without scripts', async () => {
  const page = await visit('/contact', { ...width(1440), ...withoutScripts });
  let texts = navigation;
  for (const [index, language] of languagesWith('/contact').entries()) {
    const place =
      index === 0
        ? page.getByRole('navigation', { name: texts.languagesLabel })
        : page.getByRole('contentinfo');
    await place.getByRole('link', { name: language.name, exact: true }).click();
    await page.waitForURL(`**${localPath('/contact', language.code)}`);
    await expectLanguage(page, language);
    const { title } = textsIn(language.code, 'pages/contact.json').banner;
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    texts = textsIn(language.code, 'navigation.json');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/contact');
});

test.each(languagesWith('/textiles', SERVICES, SPECIFICATIONS).slice(0, 1))(
  'the language menus keep the choice, search and filter of the page, however their links are opened',
  async ({ code: other, name }) => {
    const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const page = await visit('/textiles');
    const tabs = page.getByRole('tab').filter({ visible: true });
    for (const [index, event] of ['pointerdown', 'contextmenu'].entries()) {
      await tabs.nth(index + 1).click();
      await link(page).dispatchEvent(event);
      const { hash } = new URL(page.url());
      expect(hash).not.toBe('');
      expect(await link(page).getAttribute('href')).toMatch(
        new RegExp(`${localPath('/textiles', other)}${hash}$`),
      );
    }
    await open(page, `${searchPath('oil')}#main`);
    await link(page).press('Enter');
    await eventually(async () => address(page), `${localPath(searchPath('oil'), other)}#main`);
    await open(page, SPECIFICATIONS);
    await page.getByRole('main').getByRole('textbox').fill('dal');
    await page.waitForURL(`**${SPECIFICATIONS}?filter=dal`);
    await link(page).click();
    await eventually(async () => address(page), `${localPath(SPECIFICATIONS, other)}?filter=dal`);
  },
);

rightToLeftTest('from right to left, the next slide and the next tab are at the left', async () => {
  const page = await visit(localPath('/', code), width(1440));
  const { carousel } = textsIn(code, 'pages/home.json');
  const hero = page.getByRole('group', { name: carousel.label, exact: true });
  const button = (name: string) => hero.getByRole('button', { name, exact: true });
  const places = () =>
    hero
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) =>
        slides.slice(0, 2).map((slide) => Math.round(slide.getBoundingClientRect().left / innerWidth) || 0),
      );
  await button(carousel.pause).click();
  await eventually(places, [0, -1]);
  await button(carousel.next).click();
  await eventually(places, [1, 0]);
  await page.keyboard.press('ArrowRight');
  await eventually(places, [0, -1]);

  const catalogue = await visit(localPath('/textiles', code));
  const tabs = catalogue.getByRole('tab').filter({ visible: true });
  await tabs.first().click();
  await catalogue.keyboard.press('ArrowLeft');
  await eventually(() => tabs.nth(1).getAttribute('aria-selected'), 'true');
});

rightToLeftTest(
  'the search finds a name in another spelling, and links to its page in the language',
  async () => {
    const translated = translatedPaths(code);
    const target = localPath(entries.find((entry) => translated.includes(entry.path))?.path ?? '', code);
    const page = await visit(target);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // Another writer adds a vowel sign and a stretched letter.
    await open(page, localPath(searchPath(name.replace(/^(\p{L})/u, '$1\u064Fـ')), code));
    await page
      .getByRole('region', { name: textsIn(code, 'pages/services.json').elsewhere.title })
      .locator(`a[href="${target}"]`)
      .click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(address(page)).toBe(target);
  },
);
