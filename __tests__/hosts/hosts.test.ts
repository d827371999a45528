/** Serves the built site with the project's own server, nginx and Apache. Skips servers that are not installed. */
import { readdirSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { commonHeaders, type Headers, headersFor, redirects } from '../../src/build/hosting/rules';
import { WORKBOOK_TYPE } from '../../src/build/hosting/textTypes';
import {
  type RunningServer,
  startWebServer,
  type WebServer,
  webServers,
} from '../../tools/hosting-check/webServers';
import { startStaticServer } from '../../tools/staticServer';
import { ask } from '../support/ask';
import { publicDir, requireBuild } from '../support/builtPages';
import { copyForHost, type HostedCopy } from '../support/hostedCopy';
import { testCompression } from './compression';

requireBuild();

/** URLs that a faulty redirect would send to `evil.example`. */
const TRAPS = [
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%5c%5cevil.example/',
  '/%2F%2Fevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/about//evil.example/',
  '//evil.example/%2e%2e/',
  '//about',
  '//home',
];

/** Returns the path of the first file in a folder of the build, or in its subfolders, that matches `pattern`. */
const fileIn = (folder: string, pattern: RegExp): string => {
  const files = readdirSync(path.join(publicDir, folder), { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no file in ${folder} that matches ${pattern}.`);
  return path.posix.join('/', folder, file);
};

const FILES: [address: string, type: RegExp][] = [
  ['/', /^text\/html/],
  ['/about', /^text\/html/],
  // An alias.
  ['/About', /^text\/html/],
  ['/blog/trade-trends', /^text\/html/],
  ['/page-data/about/page-data.json', /^application\/json/],
  ['/icons.svg', /^image\/svg\+xml/],
  ['/rss.xml', /^(application|text)\/xml/],
  ['/specifications.csv', /^text\/csv/],
  ['/specifications.xlsx', new RegExp(`^${WORKBOOK_TYPE}$`)],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  [fileIn('share', /\.jpg$/), /^image\/jpeg/],
  [fileIn('static', /\.avif$/), /^image\/avif/],
  [fileIn('static', /\.woff2$/), /^font\/woff2/],
  ['/sw.js', /^(text|application)\/javascript/],
  [fileIn('', /^app-[^/]*\.js$/), /^(text|application)\/javascript/],
  [fileIn('', /^app\.[^/]*\.css$/), /^text\/css/],
];

// `/blog/category` is a folder with pages but not a page.
const MISSING = [
  '/nothing',
  '/blog/nothing',
  '/blog/category',
  '/app-01234567.js',
  '/static/0.avif',
  '/share/0.jpg',
];

const HIDDEN = ['/.htaccess', '/_headers', '/_redirects', '/%2ehtaccess', '/%5Fheaders', '/.git/config'];

/** The project's own server is not in `webServers`. */
const hosts: [name: string, server: WebServer | undefined][] = [
  ["the project's own server", undefined],
  ...Object.entries(webServers),
];

const hasHeaders = (headers: IncomingHttpHeaders, expected: Headers) =>
  expect(headers).toMatchObject(
    Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
  );

/** Expects that no URL redirects to another host. */
async function expectNoWayOut(origin: string, prefix: string): Promise<void> {
  for (const address of TRAPS.flatMap((trap) => [trap, prefix + trap])) {
    const { location = '/' } = (await ask(origin, address)).headers;
    const { hostname } = new URL(location, origin);
    expect([address, location, hostname]).toEqual([address, location, new URL(origin).hostname]);
  }
}

describe.each(hosts)('%s', (_, server) => {
  if (server && !server.program()) {
    test.skip('is not installed here; npm run hosting:check installs it', () => {});
    return;
  }
  describe.each([
    ['at the root of a host', ''],
    ['below a path', '/site'],
  ])('%s', (__, prefix) => {
    let copy: HostedCopy;
    /** The project's own server only supports HTTP, at `origin`. */
    let host: Pick<RunningServer, 'origin' | 'close'> & Partial<RunningServer>;
    const get = (address: string) => ask(host.origin, prefix + address);

    beforeAll(async () => {
      if (!server) {
        host = await startStaticServer(publicDir, { prefix });
        return;
      }
      copy = copyForHost(prefix);
      host = await startWebServer(server, copy);
    });
    afterAll(async () => {
      await host?.close();
      copy?.remove();
    });

    test.each(FILES)('sends %s with its type and headers', async (address, type) => {
      const { status, headers } = await get(address);
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
      hasHeaders(headers, headersFor(address));
    });

    test('shows the 404 page for missing paths, with its headers, and forbids caching it', async () => {
      for (const address of MISSING) {
        const { status, headers, body } = await get(address);
        expect([address, status, body]).toEqual([address, 404, expect.stringContaining('content="noindex"')]);
        expect(headers['cache-control'] ?? 'none').not.toMatch(/immutable|max-age=[1-9]/);
        hasHeaders(headers, commonHeaders);
      }
    });

    test('redirects permanently and keeps the query', async () => {
      for (const [from, to] of Object.entries(redirects)) {
        const { status, headers } = await get(`${from}?a=1`);
        const { href } = new URL(headers.location ?? '', host.origin);
        expect([from, status, href]).toEqual([from, 301, `${host.origin}${prefix}${to}?a=1`]);
      }
    });

    test('removes a trailing slash and keeps the query, or shows the page directly', async () => {
      const { status, headers } = await get('/about/?a=1');
      if (status !== 200)
        expect([status, new URL(headers.location ?? '', host.origin).href]).toEqual([
          301,
          `${host.origin}${prefix}/about?a=1`,
        ]);
      const home = await ask(host.origin, prefix);
      expect([200, 301]).toContain(home.status);
    });

    test.each(HIDDEN)('does not serve %s', async (address) => {
      const { status, body } = await get(address);
      expect([403, 404]).toContain(status);
      expect(body).not.toMatch(/Cache-Control|RewriteRule/);
    });

    test('never redirects to another host', async () => {
      await expectNoWayOut(host.origin, prefix);
      if (host.insecureOrigin) await expectNoWayOut(host.insecureOrigin, prefix);
      if (server) return;
      const withSlashes = await startStaticServer(publicDir, { addSlashes: true, prefix });
      await expectNoWayOut(withSlashes.origin, prefix);
      await withSlashes.close();
    });

    test('redirects from HTTP to HTTPS, unless a proxy has already done so', async () => {
      const { insecureOrigin } = host;
      if (!insecureOrigin) return;
      const address = `${prefix}/services?search=soy%20meal`;
      const { status, headers } = await ask(insecureOrigin, address);
      const { protocol, pathname, search } = new URL(headers.location ?? '');
      expect([status, protocol, pathname + search]).toEqual([301, 'https:', address]);
      expect((await ask(insecureOrigin, address, { 'X-Forwarded-Proto': 'https' })).status).toBe(200);
    });

    if (server) testCompression(server, prefix, () => ({ origin: host.origin, copy }));
  });
});
