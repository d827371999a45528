/** The page of the company history (docs/behaviour.md, "Timeline" and "Share Your Story"). */
import type { Page } from 'playwright-core';
import { alertsOf, ENQUIRY } from '../../support/contactForm';
import { documentAt, documentsIn } from '../../support/content';
import { filled } from '../../support/filled';
import { isBuilt, needs } from '../../support/inPlace';
import { site } from '../../support/labels';
import { findOnPage, textsInView } from '../../support/scrolling';
import { address, eventually, reducedMotion, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const labels = documentAt('pages/legacy.json');

type Happening = { when: string; title: string };
/** The eras, each with the titles of its events. */
const eras = documentsIn<{ slug: string; name: string; years: string }>('timeline').map(
  ({ slug, name, years }) => ({
    slug,
    tab: `${name} ${years}`,
    titles: documentsIn<Happening>(`timeline/${slug}`).map(({ when, title }) => `${when} ${title}`),
  }),
);
type Era = (typeof eras)[number];
const none: Era = { slug: '', tab: '', titles: [] };
const [first = none, second = none] = eras;
const test = needs({
  'timeline of two eras, of two events each': isBuilt('/legacy') && first.titles[1] && second.titles[1],
});

const panel = (page: Page) => page.getByRole('tabpanel');
const list = (page: Page) => panel(page).getByRole('list');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Expects the event to be the only one that is visible and accessible, and to be announced to screen readers. */
async function shows(page: Page, { titles }: Era, index: number): Promise<void> {
  await eventually(() => textsInView(list(page).locator('> li'), 'h4'), [titles.at(index)]);
  const at = titles.indexOf(titles.at(index) ?? '');
  const position = filled(labels.position, { number: at + 1, count: titles.length });
  await eventually(() => panel(page).getByRole('status').textContent(), `${position}: ${titles[at]}`);
}

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, era: Era) => page.getByRole('tab', { name: era.tab, exact: true });

const { shareStory: copy = {} as typeof labels.shareStory } = labels;
const { email, phone } = ENQUIRY;
const STORY = { firstName: 'Zoë', lastName: 'Müller', email, phone, message: 'Our first container.' };
const names = Object.keys(STORY) as (keyof typeof STORY)[];

const field = (page: Page, name: keyof typeof STORY) =>
  main(page).getByRole('textbox', { name: copy[name], exact: true });
const share = (page: Page) => main(page).getByRole('button', { name: copy.submit, exact: true });
const values = (page: Page) => Promise.all(names.map((name) => field(page, name).inputValue()));
async function fill(page: Page) {
  for (const name of names) await field(page, name).fill(STORY[name]);
}

test('the buttons go through the events of an era, and a tab shows another era', async () => {
  const page = await visit('/legacy');
  expect(await button(page, labels.previous).isDisabled()).toBe(true);
  await button(page, labels.next).click();
  await shows(page, first, 1);
  await button(page, labels.previous).click();
  await shows(page, first, 0);
  await tab(page, second).click();
  await shows(page, second, 0);
  expect(address(page)).toBe(`/legacy#${second.slug}`);
  await page.goBack();
  await shows(page, first, 0);
});

test('text of another era can be found', async () => {
  const page = await visit('/legacy');
  await tab(page, first).waitFor();
  await findOnPage(page, documentsIn<Happening>(`timeline/${second.slug}`)[1]?.title ?? '');
  await shows(page, second, 1);
  expect(address(page)).toBe(`/legacy#${second.slug}`);
});

test('keys and buttons reach the ends of an era without losing the focus', async () => {
  const page = await visit('/legacy', { ...width(1440), ...reducedMotion });
  const previous = button(page, labels.previous);
  const next = button(page, labels.next);
  const atEnds = async () => [await previous.isDisabled(), await next.isDisabled()];
  const isFocused = () => list(page).evaluate((element) => element === document.activeElement);
  // A focused button passes the focus to the list when it is disabled.
  await next.focus();
  await page.keyboard.press('End');
  await shows(page, first, -1);
  expect(await atEnds()).toEqual([false, true]);
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await shows(page, first, -2);
  await page.keyboard.press('Home');
  await shows(page, first, 0);
  expect(await atEnds()).toEqual([true, false]);
});

test('a complete story is logged, confirmed and cleared, and nothing is sent', async () => {
  const page = await visit('/legacy', width(390));
  const alerts = alertsOf(page);
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });
  await share(page).click();
  expect(await field(page, 'firstName').evaluate((element) => element.matches(':invalid:focus'))).toBe(true);
  await fill(page);
  await share(page).click();
  await eventually(async () => alerts, [copy.thanks]);
  await eventually(() => values(page), ['', '', '', '', '']);
  await eventually(async () => logged, [STORY]);
  expect(sent).toEqual([]);
  expect(address(page)).toBe('/legacy');
});

test('before hydration the era of the hash is visible', async () => {
  const { page, release } = await visitBeforeScripts(`/legacy#${second.slug}`);
  const readable = page.locator('main h4').filter({ visible: true });
  await eventually(() => readable.allTextContents(), second.titles);
  release();
  await tab(page, second).waitFor();
  await shows(page, second, 0);
  expect(address(page)).toBe(`/legacy#${second.slug}`);
});

test('without scripts all eras and events are on the page, and an e-mail address instead of the form', async () => {
  const page = await visit('/legacy', { ...width(390), ...withoutScripts });
  const headings = main(page).locator('h3, h4');
  expect(await headings.count()).toBe(eras.flatMap(({ tab: eraTab, titles }) => [eraTab, ...titles]).length);
  expect(await headings.filter({ visible: false }).count()).toBe(0);
  expect(await main(page).getByRole('button').count()).toBe(0);
  expect(await main(page).getByRole('link', { name: site.email }).isVisible()).toBe(true);
});
