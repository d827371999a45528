/** What a page loads first (docs/decisions.md, "Departures from plain Gatsby"). */
import { CONTACT } from '../../src/routes';
import { htmlOf, hydrated } from '../support/builtSite';
import { frames } from '../support/scrolling';
import { delayRequests, visitor } from '../support/visitor';

const { newPage } = visitor();

test('a page requests no scripts before its pictures have loaded', async () => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await delayRequests(page, '**/*.avif');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await frames(page);
  expect(scripts).toEqual([]);
  release();
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('a page has only its own styles', () => {
  const form = '.ContactForm-';
  expect([htmlOf(CONTACT).includes(form), htmlOf('/').includes(form)]).toEqual([true, false]);
});
