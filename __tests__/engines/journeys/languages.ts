/** Journeys on pages in other languages (docs/behaviour.md, "Languages"). */
import { localPath } from '../../../src/routes';
import { documentAt } from '../../support/content';
import { navigation, titleOf } from '../../support/labels';
import { languages, textsIn } from '../../support/languages';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole, footer, link, main, menuButton, title } from '../targets';
import { desktop, type Journey, phone, withoutScripts } from './journey';

const rightToLeft = languages.find(({ direction }) => direction === 'rtl');
const leftToRight = languages.find(({ direction }) => direction === 'ltr');
if (!rightToLeft || !leftToRight) throw new Error('There is no language in each direction.');
const { code } = rightToLeft;
const arabic = textsIn(code, 'navigation.json');
const { carousel } = textsIn(code, 'pages/home.json');
const { elsewhere } = textsIn(code, 'pages/services.json');

const product = '/PulsesProducts/toor-dal';
const productName = documentAt<{ name: string }>(`${code}/products/pulses/toor-dal.json`).name;

/** Writes a text as another writer would: with a vowel sign and a stretched letter. */
const otherwise = (text: string) => text.replace(/^(\p{L})/u, '$1\u064Fـ');

const titleIn = (language: string, screen: string) =>
  textsIn(language, `pages/${screen}.json` as 'pages/contact.json').banner.title;

/** Expects the document to have a language and the direction of its script. */
const isIn = (page: Page, language: string, direction: string) =>
  eventually(
    () =>
      page.evaluate(() => {
        const { lang } = document.documentElement;
        return [lang, getComputedStyle(document.body).direction];
      }),
    [language, direction],
  );

const menuIn = (texts: typeof navigation, place: 'top bar' | 'footer') =>
  byRole(
    'navigation',
    texts.languagesLabel,
    place === 'footer' ? footer : byRole('region', texts.contactLabel),
  );

/**
 * Changes to each language and back to English with the language menus.
 * @param second the place of the second menu. Without scripts, journeys cannot scroll to the footer.
 */
async function changeLanguages(page: Page, second: 'top bar' | 'footer') {
  for (const [from, place, to] of [
    [navigation, 'top bar', rightToLeft],
    [arabic, second, leftToRight],
    [textsIn(leftToRight?.code ?? '', 'navigation.json'), 'top bar', undefined],
  ] as const) {
    await page.click(link(to?.name ?? 'English', menuIn(from as typeof navigation, place)));
    await eventually(page.address, to ? localPath('/contact', to.code) : '/contact');
    await eventually(() => page.texts(title), [to ? titleIn(to.code, 'contact') : titleOf('contact')]);
    await isIn(page, to?.code ?? 'en', to?.direction ?? 'ltr');
  }
}

export const inLanguages: Journey[] = [
  {
    name: 'the language menus lead to the same page in each language',
    settings: desktop,
    skipHostile: true,
    go: async (visit) => changeLanguages(await visit('/contact'), 'footer'),
  },
  {
    name: 'the language menus work without scripts',
    settings: withoutScripts,
    skipHostile: true,
    go: async (visit) => changeLanguages(await visit('/contact'), 'top bar'),
  },
  {
    name: 'the phone menu has the languages',
    settings: phone,
    skipHostile: true,
    async go(visit) {
      const page = await visit('/contact');
      await page.click(menuButton);
      await page.click(link(rightToLeft.name, { css: 'header' }));
      await eventually(page.address, localPath('/contact', code));
      await isIn(page, code, 'rtl');
    },
  },
  {
    name: 'from right to left, the next slide and the next tab are at the left',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(`/${code}`);
      const hero = byRole('group', carousel.label);
      const slides = { css: '[aria-roledescription="slide"]', within: hero };
      const lefts = () =>
        page.readAll(slides, (slide) => Math.round(slide.getBoundingClientRect().left / window.innerWidth));
      await page.click(button(carousel.pause, hero));
      await eventually(async () => (await lefts()).slice(0, 2), [0, -1]);
      await page.click(button(carousel.next, hero));
      await eventually(async () => (await lefts()).slice(0, 2), [1, 0]);
      await page.press('ArrowRight');
      await eventually(async () => (await lefts()).slice(0, 2), [0, -1]);

      const catalogue = await visit(localPath('/textiles', code));
      const selected = () => catalogue.readAll(byRole('tab'), (tab) => tab.getAttribute('aria-selected'));
      // With two tabs, both keys would lead to the other tab.
      expect((await selected()).length).toBeGreaterThan(2);
      await catalogue.click(byRole('tab'));
      await catalogue.press('ArrowLeft');
      await eventually(async () => (await selected()).slice(0, 2), ['false', 'true']);
    },
  },
  {
    name: 'the search finds an Arabic name in another spelling, and links to its page in Arabic',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(`/${code}`);
      const dialog = byRole('dialog', arabic.search.title);
      await page.click(button(arabic.search.label, { css: 'header' }));
      await page.fill({ css: 'input', within: dialog }, otherwise(productName));
      await page.press('Enter');
      const results = byRole('region', elsewhere.title, main);
      const target = localPath(product, code);
      await page.click({ css: `a[href="${target}"]`, within: results });
      await eventually(page.address, target);
      await eventually(() => page.texts(title), [productName]);
    },
  },
];
