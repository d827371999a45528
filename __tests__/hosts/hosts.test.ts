/** Serves the built site with the project's own server, nginx and Apache. Skips servers that are not installed. */
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import {
  type RunningServer,
  startWebServer,
  type WebServer,
  webServers,
} from '../../tools/hosting-check/webServers';
import { readHeaders, readRedirects, startStaticServer } from '../../tools/staticServer';
import { ask } from '../support/ask';
import { publicDir, requireBuild } from '../support/builtPages';
import { copyForHost, type HostedCopy } from '../support/hostedCopy';
import { testCompression } from './compression';

requireBuild();

const headersOf = readHeaders('static');
const commonHeaders = headersOf('/');
const redirects = readRedirects('static');
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

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

/** Files that keep their name when they change. */
const PLAIN_FILES: [address: string, type: RegExp][] = [
  ['/', /^text\/html/],
  ['/about', /^text\/html/],
  // An alias.
  ['/About', /^text\/html/],
  ['/blog/trade-trends', /^text\/html/],
  ['/page-data/about/page-data.json', /^application\/json/],
  ['/icons.svg', /^image\/svg\+xml/],
  ['/rss.xml', /^(application|text)\/xml/],
  ['/specifications.csv', /^text\/csv/],
  ['/specifications.xlsx', /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/sw.js', /^(text|application)\/javascript/],
];

/** Files with a hash of their content in their name. */
const HASHED_FILES: [address: string, type: RegExp][] = [
  [fileIn('share', /\.jpg$/), /^image\/jpeg/],
  [fileIn('static', /\.avif$/), /^image\/avif/],
  [fileIn('static', /\.woff2$/), /^font\/woff2/],
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

const hasHeaders = (headers: IncomingHttpHeaders, expected: Record<string, string>) =>
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

test('hashed files are cached for an hour by hosts that apply headers to missing files, too', () => {
  for (const [file] of HASHED_FILES)
    expect([file, headersOf(file)['Cache-Control']]).toEqual([file, 'public, max-age=3600']);
  expect(headersOf('/page-data/about/page-data.json')).toEqual(commonHeaders);
});

test('vercel.json has the headers and redirects of the other hosts', () => {
  const vercel = JSON.parse(readFileSync('vercel.json', 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string }[];
  };
  // If several rules set the same header, Vercel uses the last one.
  const vercelHeaders = (file: string) =>
    Object.fromEntries(
      vercel.headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(file))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );
  for (const [file] of PLAIN_FILES)
    expect([file, vercelHeaders(file)]).toEqual([file, { ...commonHeaders, 'Cache-Control': REVALIDATED }]);
  for (const [file] of HASHED_FILES) expect([file, vercelHeaders(file)]).toEqual([file, headersOf(file)]);
  const ways = vercel.redirects.map(({ source, destination }) => [source, destination]);
  expect(Object.fromEntries(ways)).toEqual(redirects);
});

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

    test.each([...PLAIN_FILES, ...HASHED_FILES])(
      'sends %s with its type and headers',
      async (address, type) => {
        const { status, headers } = await get(address);
        expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
        const isHashed = HASHED_FILES.some(([file]) => file === address);
        const caching = { 'Cache-Control': isHashed ? IMMUTABLE : REVALIDATED };
        // The project's own server follows `_headers`.
        hasHeaders(headers, server ? { ...commonHeaders, ...caching } : headersOf(address));
      },
    );

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
        expect([to, (await get(to)).status]).toEqual([to, 200]);
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

    if (server) testCompression(server, prefix, () => host.origin);
  });
});
