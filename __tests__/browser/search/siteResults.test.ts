/** Search results other than services: rows of entries, business areas, articles, people, and other pages. */
import type { Page } from 'playwright-core';
import { ICON_SPRITE } from '../../../src/lib/generatedFiles';
import { LEADERSHIP, SERVICES, searchIndexFile, searchPath, TEAM } from '../../../src/routes';
import { MAX_WAIT } from '../../../src/search/searchIndex';
import { SEARCH_BYTES } from '../../../tools/audit/budgets';
import { htmlOf } from '../../support/builtPages';
import { bytesOf } from '../../support/bytes';
import { type Entry, firstCatalogue, keyField, sheetLabels } from '../../support/catalogues';
import { documentAt, documentsIn } from '../../support/content';
import * as list from '../../support/enquiryList';
import { heading } from '../../support/faults';
import { filled } from '../../support/filled';
import { expectUnharmed, translate } from '../../support/hostile';
import { isBuilt, needs, somePage } from '../../support/inPlace';
import { layoutShift } from '../../support/scrolling';
import { search } from '../../support/searchDialog';
import { found, noMatchTitle, servicesPage } from '../../support/services';
import { delayRequests, eventually, hrefsOf, main, navigate, visitor, width } from '../../support/visitor';

const { visit, visitWithStoppedClock, takeConsoleErrors } = visitor();

const SEARCH_INDEX = searchIndexFile('en');

const { siteResults: copy } = servicesPage;
const [entry] = firstCatalogue.entries as [Entry];
/** A word on many pages. */
const [word = ''] = keyField.label.split(' ');
const { kinds } = documentAt('sections/search.json');
const [leader] = isBuilt(LEADERSHIP) ? documentsIn<{ slug: string; name: string }>('leaders') : [];
/** An entry whose name is in no service. */
const good = firstCatalogue.entries.find(({ name }) => found(name).length === 0) as Entry;
const test = needs({ 'page of services': isBuilt(SERVICES), 'entry that no service mentions': good });
const testPeople = needs({ 'page of services': isBuilt(SERVICES), leaders: leader });

const [service] = documentsIn<{ title: string; link: string }>('services');
const testServices = needs({ 'page of services': isBuilt(SERVICES), services: service });

const region = (page: Page) => page.getByRole('region', { name: copy.title, exact: true });
const resultFor = (page: Page, to: string) => main(page).locator(`li:has(a[href="${to}"])`);
const rows = (page: Page) =>
  page.getByRole('region', { name: copy.goods, exact: true }).getByRole('listitem');
const noMatch = (page: Page) => page.getByRole('heading', { name: noMatchTitle(good.name), exact: true });

testPeople('a search finds people in the first view, marks the found words, and moves nothing', async () => {
  const page = await visit(searchPath(leader?.name ?? ''), width(390));
  const result = resultFor(page, `${LEADERSHIP}#${leader?.slug}`);
  await result.getByText(kinds.people, { exact: true }).waitFor();
  expect(await result.locator('mark').count()).toBeGreaterThan(0);
  expect((await result.boundingBox())?.y).toBeLessThan(844);
  expect(await layoutShift(page)).toBe(0);
});

test('rows with facts of sheets come first if no service matches, then the message and pages', async () => {
  const page = await visit(good.path);
  const { hsCode, minimumOrder } = sheetLabels.supplyLabels;
  const [fact = ''] = firstCatalogue.page.keyFacts ?? [];
  const labels = [hsCode, firstCatalogue.fields.find(({ key }) => key === fact)?.label ?? fact, minimumOrder];
  const onSheet = await main(page).locator('dl').first().locator('div').allTextContents();
  const facts = onSheet.filter((text) => labels.some((label) => text.startsWith(label)));
  await navigate(page, searchPath(good.name));
  const row = rows(page).filter({ has: page.locator(`a[href="${good.path}"] mark`) });
  await row.locator('img').waitFor();
  const shown = await row.locator('dl div').allTextContents();
  expect(shown.map((text) => text.replace(/ /g, ''))).toEqual(facts.map((text) => text.replace(/ /g, '')));
  const text = await main(page).innerText();
  const parts = [sheetLabels.enquiryList.add, servicesPage.clearSearch, noMatchTitle(good.name)];
  const positions = [0, ...[...parts, copy.title].map((part) => `${text}\n${copy.title}`.indexOf(part))];
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  await row.getByRole('button').click();
  await list.listLink(page, 1).waitFor();
});

test('nothing is shown until the index has answered, for two seconds at most', async () => {
  const page = await visitWithStoppedClock(SERVICES);
  const release = await delayRequests(page, `**${SEARCH_INDEX}`);
  await navigate(page, searchPath(good.name));
  const results = page.getByRole('region', { name: servicesPage.resultsLabel, exact: true });
  await eventually(() => page.clock.runFor(10).then(() => results.innerText()), '');
  await page.clock.runFor(MAX_WAIT - 100);
  expect([await results.innerText(), await noMatch(page).count()]).toEqual(['', 0]);
  await page.clock.runFor(100);
  await noMatch(page).waitFor();
  release();
  // Results that are late are below the message.
  await eventually(() => page.clock.runFor(100).then(() => rows(page).first().isVisible()), true);
  const [message, row] = [await noMatch(page).boundingBox(), await rows(page).first().boundingBox()];
  expect(row?.y).toBeGreaterThan(message?.y ?? Infinity);
});

test('without the index, only services are searched', async () => {
  const page = await visit(somePage);
  await page.route(`**${SEARCH_INDEX}`, (route) => route.abort());
  await navigate(page, searchPath(good.name));
  await noMatch(page).waitFor();
  expect(await main(page).getByRole('listitem').getByRole('button').count()).toBe(0);
  takeConsoleErrors(page);
});

testServices('a service that matches has a card and is not repeated among the pages', async () => {
  const page = await visit(searchPath(service?.title ?? ''));
  const links = main(page).locator(`li a[href="${service?.link}"]`);
  await links.first().waitFor();
  expect(await links.count()).toBe(1);
});

test('pages are shown with their own description', async () => {
  const page = await visit(searchPath(word));
  await region(page).waitFor();
  const shown = await region(page).locator('li > :last-child').allTextContents();
  const paths = await hrefsOf(region(page).getByRole('link'));
  const plain = (text = '') => text.replaceAll(/&#?\w+;|[&"'<>]/g, '');
  const wrong = paths.filter(
    (to, at) => isBuilt(to) && to !== TEAM && !plain(htmlOf(to)).includes(`content=${plain(shown[at])}`),
  );
  expect(wrong).toEqual([]);
});

const it = needs({ 'eleven entries': firstCatalogue.entries[10], 'page of services': isBuilt(SERVICES) });

it('at most ten rows are shown with the total number, which screen readers announce', async () => {
  const page = await visit(searchPath(word));
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBe(10);
  const announced = (await main(page).locator('[aria-live=polite]').textContent()) ?? '';
  const line = filled(copy.count, { shown: 10, count: Number(announced.match(/\d+/g)?.[1]) });
  expect(announced).toContain(`${copy.goods}: ${line}`);
  await page.getByRole('region', { name: copy.goods }).getByText(line).waitFor();
});

test('after a translator has changed the page, a new search shows its results', async () => {
  const page = await visit(searchPath(word));
  await region(page).waitFor();
  await translate(page);
  for (const term of [`${entry.name} ${word}`, entry.name]) {
    await search(page, term);
    await eventually(() => rows(page).first().getByRole('link').getAttribute('href'), entry.path);
  }
  await expectUnharmed(page);
});

test('the small index is fetched once, with the first search', async () => {
  const page = await visit(SERVICES);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Pictures of the services may still arrive, and hosts let browsers cache the icons.
    if (request.resourceType() !== 'image' && pathname !== ICON_SPRITE) asked.push(pathname);
  });
  await navigate(page, somePage);
  await heading(page, somePage).waitFor();
  expect(asked).not.toContain(SEARCH_INDEX);
  asked.length = 0;
  await search(page, entry.name);
  await rows(page).first().waitFor();
  expect(asked).toContain(SEARCH_INDEX);
  expect(bytesOf(asked)).toBeLessThanOrEqual(SEARCH_BYTES);
  const another = firstCatalogue.entries.at(-1) ?? entry;
  await search(page, another.name);
  await resultFor(page, another.path).waitFor();
  expect(asked.filter((file) => file === SEARCH_INDEX)).toHaveLength(1);
});
