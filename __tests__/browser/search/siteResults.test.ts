/** Search results other than services: pages of entries, business areas and articles, people, and other pages. */
import type { Page } from 'playwright-core';
import { LEADERSHIP, SERVICES, searchIndexFile, searchPath } from '../../../src/routes';
import { SEARCH_BYTES } from '../../../tools/audit/budgets';
import { bytesOf } from '../../support/bytes';
import { type Entry, firstCatalogue, keyField } from '../../support/catalogues';
import { documentAt, documentsIn } from '../../support/content';
import { heading } from '../../support/faults';
import { expectUnharmed, translate } from '../../support/hostile';
import { isBuilt, needs, somePage } from '../../support/inPlace';
import { search } from '../../support/searchDialog';
import { servicesPage } from '../../support/services';
import { eventually, navigate, visitor, width } from '../../support/visitor';

const { visit } = visitor();

const SEARCH_INDEX = searchIndexFile('en');

const { siteResults: copy } = servicesPage;
const [entry] = firstCatalogue.entries as [Entry];
/** A word on many pages. */
const [word = ''] = keyField.label.split(' ');
const { kinds } = documentAt('sections/search.json');
const leaders = isBuilt(LEADERSHIP) ? documentsIn<{ slug: string; name: string }>('leaders') : [];
const people = leaders.slice(0, 1).map(({ slug, name }) => ({ term: name.split(' ').at(-1) ?? '', slug }));
const test = needs({ 'page of services': isBuilt(SERVICES), catalogues: entry });

const region = (page: Page) => page.getByRole('region', { name: copy.title, exact: true });
const links = (page: Page) => region(page).getByRole('link');
const resultFor = (page: Page, to: string) => region(page).locator(`li:has(a[href="${to}"])`);

test('a search finds entries and people, marks the found words, and shows the thumbnails of entries', async () => {
  const page = await visit(somePage, width(390));
  for (const [term, to, kind] of [
    [entry.name, entry.path, firstCatalogue.page.kind] as const,
    ...people.map(({ term, slug }) => [term, `${LEADERSHIP}#${slug}`, kinds.people] as const),
  ]) {
    await navigate(page, searchPath(term));
    // The results of the previous term may have this link too, without marked words.
    const result = resultFor(page, to);
    await result.locator('mark').first().waitFor();
    expect(await result.getByText(kind, { exact: true }).count()).toBe(1);
    expect(await result.locator('img').count()).toBe(term === entry.name ? 1 : 0);
  }
});

const it = needs({ 'eleven entries': firstCatalogue.entries[10], 'page of services': isBuilt(SERVICES) });

it('at most ten results are shown with the total number, which screen readers announce', async () => {
  const page = await visit(searchPath(word));
  await region(page).waitFor();
  expect(await links(page).count()).toBe(10);
  const line = (await region(page).getByRole('paragraph').first().textContent()) ?? '';
  const [shown, total] = (line.match(/\d+/g) ?? []).map(Number);
  expect(shown).toBe(10);
  expect(total).toBeGreaterThan(10);
  const announced = page.getByRole('main').locator('[aria-live=polite]');
  expect(await announced.textContent()).toBe(`${copy.title}: ${line}`);
});

test('after a translator has changed the page, a new search shows its results', async () => {
  const page = await visit(searchPath(word));
  await region(page).waitFor();
  await translate(page);
  for (const term of [`${entry.name} ${word}`, entry.name]) {
    await search(page, term);
    await eventually(() => links(page).first().getAttribute('href'), entry.path);
    const marks = resultFor(page, entry.path).locator('mark');
    await eventually(async () => (await marks.allTextContents()).includes(word), term !== entry.name);
  }
  await expectUnharmed(page);
});

test('the small index is fetched once, with the first search', async () => {
  const page = await visit(SERVICES);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Pictures of the services may still arrive.
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  await navigate(page, somePage);
  await heading(page, somePage).waitFor();
  expect(asked).not.toContain(SEARCH_INDEX);
  asked.length = 0;
  await search(page, entry.name);
  await region(page).waitFor();
  expect(asked).toContain(SEARCH_INDEX);
  expect(bytesOf(asked)).toBeLessThanOrEqual(SEARCH_BYTES);
  const another = firstCatalogue.entries.at(-1) ?? entry;
  await search(page, another.name);
  await region(page).locator(`a[href="${another.path}"]`).waitFor();
  expect(asked.filter((file) => file === SEARCH_INDEX)).toHaveLength(1);
});
