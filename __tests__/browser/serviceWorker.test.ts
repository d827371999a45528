/** The browser still has the service worker of an earlier site on the same domain. */
import { type StaticServer, startStaticServer } from '../../tools/staticServer';
import { publicDir } from '../support/builtPages';
import { temporaryFolder } from '../support/folder';
import { eventually, visitor } from '../support/visitor';

const { newPage } = visitor();
const oldSite = temporaryFolder();

const OLD_TITLE = 'The old site';
const OLD_PAGE = `<!doctype html><title>${OLD_TITLE}</title><link rel="icon" href="data:,">
<script>navigator.serviceWorker.register('/sw.js')</script>`;

/** Serves each page from its cache and never from the network. */
const OLD_WORKER = `
  self.addEventListener('install', (event) => event.waitUntil(caches.open('old').then((cache) => cache.add('/'))));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });
`;

let server: StaticServer;

/** Replaces the server at the same origin. */
async function serve(dir: string): Promise<void> {
  const port = server ? Number(new URL(server.origin).port) : 0;
  await server?.close();
  server = await startStaticServer(dir, { port });
}

afterAll(() => server.close());

test('the new site replaces the old one, which the service worker shows first', async () => {
  oldSite.write('index.html', OLD_PAGE);
  oldSite.write('404.html', '');
  oldSite.write('sw.js', OLD_WORKER);
  await serve(oldSite.dir);
  const page = await newPage({ baseURL: server.origin });
  // Remove the routes that block requests to servers other than the shared one.
  await page.context().unrouteAll();
  await page.goto('/');
  await eventually(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), true);

  await serve(publicDir);
  const response = await page.goto('/about', { waitUntil: 'commit' });
  expect(response?.fromServiceWorker()).toBe(true);
  await page.locator('main').waitFor();
  expect(await page.title()).not.toBe(OLD_TITLE);
  const leftovers = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await eventually(leftovers, [0, 0]);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});
