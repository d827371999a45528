/** When a page loads its scripts and prefetches other pages. */
import { link, plainEntries } from '../support/mainMenu';
import { delayRequests, eventually, frames, open, visitor, width } from '../support/visitor';

const { newPage } = visitor();

test('scripts wait until the page has loaded, and user input starts them immediately', async () => {
  const page = await newPage(width(390));
  // Without its pictures, the page does not finish loading.
  const release = await delayRequests(page, /\.(avif|webp|jpg)$/);
  // The clock is stopped, so that only the input can start the scripts.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(scripts).toEqual([]);
  await page.mouse.click(5, 300);
  await eventually(async () => scripts.length > 0, true);
  release();
});

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
