/** When a page prefetches other pages. */
import { link, plainEntries } from '../support/mainMenu';
import { eventually, frames, open, visitor } from '../support/visitor';

const { newPage } = visitor();

test('other pages are fetched only when the visitor points at a link to them', async () => {
  const page = await newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  asked.splice(0);
  // Gatsby would prefetch the pages of visible links after three seconds.
  await page.clock.fastForward(4000);
  await frames(page, 9);
  expect(asked.filter((path) => path.includes('page-data'))).toEqual([]);
  const [, entry] = plainEntries;
  await link(page, entry?.label ?? '').hover();
  await eventually(async () => asked.includes(`/page-data${entry?.to}/page-data.json`), true);
});
