/** Pages in other languages, the language menus, and pages from right to left (docs/behaviour.md, "Languages"). */
import type { Page } from 'playwright-core';
import type { Language } from '../../../src/content-model/documents/languages';
import { localPath, NOT_FOUND, SERVICES, SPECIFICATIONS, searchPath } from '../../../src/routes';
import { entries, lastCatalogue } from '../../support/catalogues';
import { collect } from '../../support/enquiryList';
import { loadsOf } from '../../support/faults';
import { filled } from '../../support/filled';
import { needs, otherPage } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { languages, languagesWith, textsIn } from '../../support/languages';
import { eventually, isAt, navigate, open, visitor, width, withoutScripts } from '../../support/visitor';

const { newPage, visit, takeConsoleErrors } = visitor();

const { route } = lastCatalogue;
const [entry] = entries;

/** Expects the document to have a language and its direction. */
const expectLanguage = (page: Page, { code, direction }: Pick<Language, 'code' | 'direction'>) => {
  const shown = () => {
    const { lang, dir } = document.documentElement;
    return [lang, dir, getComputedStyle(document.body).direction];
  };
  return eventually(() => page.evaluate(shown), [code, direction === 'rtl' ? 'rtl' : '', direction]);
};

/** Replaces languages that the site lacks in tests that are skipped. */
const NONE: Language = { code: '', name: 'another language', direction: 'ltr' };
const [own = NONE, ...more] = entry ? languagesWith(entry.path, '/contact') : [];

describe.each([own, ...more])('in $name', (language) => {
  const { code } = language;
  const test = needs({ 'language with a form and a sheet': code });
  test('links stay in the language without loading the page again, and lead to English pages with their direction', async () => {
    const page = await visit(localPath('/', code));
    const loads = loadsOf(page);
    const links = page.locator(`main a[href="${localPath(entry.path, code)}"]`);
    await links.first().click();
    await isAt(page, localPath(entry.path, code));
    await expectLanguage(page, language);
    const english = page.locator('footer p[lang=en] + a').first();
    const target = (await english.getAttribute('href')) ?? '';
    await english.click();
    await isAt(page, target);
    await expectLanguage(page, { code: 'en', direction: 'ltr' });
    await page.goBack();
    await expectLanguage(page, language);
    expect(loads()).toBe(0);
  });

  test('a path in the wrong letter case opens the page with the fonts of the language', async () => {
    const page = await newPage();
    const loads = loadsOf(page);
    await page.goto(localPath('/contact', code).toUpperCase());
    await page.waitForURL(`**${localPath('/contact', code)}`);
    await expectLanguage(page, language);
    expect(loads()).toBe(2);
    takeConsoleErrors(page);
  });

  test('each page is announced in its language', async () => {
    const page = await visit(localPath('/', code));
    const texts = textsIn(code, 'navigation.json');
    const heading = page.getByRole('heading', { level: 1 });
    for (const [route, { announcement }] of [
      [localPath('/contact', code), texts],
      [otherPage, navigation],
      [localPath(entry.path, code), texts],
    ] as const) {
      await navigate(page, route);
      await eventually(async () => {
        const announced = await page.locator('#gatsby-announcer').textContent();
        return announced === filled(announcement, { page: (await heading.textContent()) ?? '' });
      }, true);
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
    const isEnglish = local.toLowerCase() === entry.name.toLowerCase();
    const sent = list.getByText(form.list.preview).locator('+ p');
    await sent.filter({ hasText: isEnglish ? local : `${local} / ${entry.name}` }).waitFor();
  });
});

const others = languagesWith('/contact');

needs({ 'other language': others.length })('the menus lead to the same page, without scripts', async () => {
  const page = await visit('/contact', { ...width(1440), ...withoutScripts });
  let texts = navigation;
  for (const [index, language] of others.entries()) {
    const menu = page.getByRole('navigation', { name: texts.languagesLabel });
    const place = index === 0 ? menu : page.getByRole('contentinfo');
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

const [translated = NONE] = languagesWith(route, SERVICES, SPECIFICATIONS);

const testChoices = needs({ 'translated catalogue, services and specifications': translated.code });

testChoices('the language menus keep choice, search and filter, however links are opened', async () => {
  const { code: other, name } = translated;
  const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const page = await visit(route);
  const tabs = page.getByRole('tab').filter({ visible: true });
  for (const [index, event] of ['pointerdown', 'contextmenu'].entries()) {
    await tabs.nth(index + 1).click();
    await link(page).dispatchEvent(event);
    const { hash } = new URL(page.url());
    expect(hash).not.toBe('');
    expect(await link(page).getAttribute('href')).toMatch(new RegExp(`${localPath(route, other)}${hash}$`));
  }
  await open(page, `${searchPath('oil')}#main`);
  await link(page).press('Enter');
  await isAt(page, `${localPath(searchPath('oil'), other)}#main`);
  await open(page, SPECIFICATIONS);
  await page.getByRole('main').getByRole('textbox').fill('oil');
  await page.waitForURL(`**${SPECIFICATIONS}?filter=oil`);
  await link(page).click();
  await isAt(page, `${localPath(SPECIFICATIONS, other)}?filter=oil`);
});

const { code: rightToLeft } = languagesWith(route).find(({ direction }) => direction === 'rtl') ?? NONE;
const it = needs({ 'catalogue in a language from right to left': rightToLeft });

it('from right to left, the next tab is at the left', async () => {
  const catalogue = await visit(localPath(route, rightToLeft));
  const tabs = catalogue.getByRole('tab').filter({ visible: true });
  await tabs.first().click();
  await catalogue.keyboard.press('ArrowLeft');
  await eventually(() => tabs.nth(1).getAttribute('aria-selected'), 'true');
});

it('on the 404 page, which has the fonts of all languages, the links to them have the same font size', async () => {
  const page = await visit(NOT_FOUND, width(1440));
  const links = page.getByRole('navigation', { name: navigation.languagesLabel }).getByRole('link');
  const sizes = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).fontSize));
  expect(sizes.map((size) => size === sizes[0])).toEqual([true, ...languages.map(() => true)]);
});

it('from right to left, the next slide is at the left', async () => {
  const page = await visit(localPath('/', rightToLeft), width(1440));
  const { carousel } = textsIn(rightToLeft, 'pages/home.json');
  const hero = page.getByRole('group', { name: carousel.label, exact: true });
  const button = (name: string) => hero.getByRole('button', { name, exact: true });
  const slides = hero.locator('[aria-roledescription="slide"]');
  const places = () =>
    slides.evaluateAll((all) =>
      all.slice(0, 2).map((slide) => Math.round(slide.getBoundingClientRect().left / innerWidth) || 0),
    );
  await button(carousel.pause).click();
  await eventually(places, [0, -1]);
  await button(carousel.next).click();
  await eventually(places, [1, 0]);
  await page.keyboard.press('ArrowRight');
  await eventually(places, [0, -1]);
});
