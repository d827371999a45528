/** Serves the built site with nginx and Apache. Skips servers that are not installed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { webServers } from '../../tools/hosting-check/webServers';
import { publicDir, requireBuild } from '../support/builtPages';
import { readHeaders, readRedirects } from './headerFiles';
import { ask, startHost } from './host';

requireBuild();

const headersOf = readHeaders();
const commonHeaders = headersOf('/');
const redirects = readRedirects();
const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns the path of the first file in a folder of the build, or in its subfolders, that matches `pattern`. */
const fileIn = (folder: string, pattern: RegExp): string => {
  const files = readdirSync(path.join(publicDir, folder), { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => pattern.test(name));
  if (!file) throw new Error(`The build has no file in ${folder} that matches ${pattern}.`);
  return path.posix.join('/', folder, file);
};
const contentsOf = (file: string) => readFileSync(path.join(publicDir, file));

const JAVASCRIPT = /^(text|application)\/javascript/;

/** Text files that keep their name when they change. */
const TEXTS: [address: string, type: RegExp, file?: string][] = [
  ['/', /^text\/html/, '/index.html'],
  ['/about', /^text\/html/, '/about/index.html'],
  // An alias.
  ['/About', /^text\/html/, '/About/index.html'],
  ['/page-data/about/page-data.json', /^application\/json/],
  ['/icons.svg', /^image\/svg\+xml/],
  ['/rss.xml', /^(application|text)\/xml/],
  ['/specifications.csv', /^text\/csv/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
];

/** Files with a hash of their content in their name. */
const HASHED_TEXTS: typeof TEXTS = [
  [fileIn('', /^app-[^/]*\.js$/), JAVASCRIPT],
  [fileIn('', /^app\.[^/]*\.css$/), /^text\/css/],
];
const HASHED: typeof TEXTS = [
  ...HASHED_TEXTS,
  [fileIn('share', /\.jpg$/), /^image\/jpeg/],
  [fileIn('static', /\.avif$/), /^image\/avif/],
  [fileIn('static', /\.woff2$/), /^font\/woff2/],
];
const PLAIN: typeof TEXTS = [
  ...TEXTS,
  ['/specifications.xlsx', /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/],
  ['/sw.js', JAVASCRIPT],
];

// `/blog/category` is a folder with pages but not a page.
const MISSING = ['/nothing', '/blog/category', '/app-01234567.js', '/static/0.avif'];
const HIDDEN = ['/.htaccess', '/_headers', '/_redirects', '/%2ehtaccess', '/%5Fheaders', '/.git/config'];

/** URLs that a faulty redirect would send to `evil.example`. */
const TRAPS = [
  '//evil.example/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%09/evil.example/',
  '/.//evil.example/',
  '/about//evil.example/',
  '//evil.example/%2e%2e/',
  '//home',
];

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

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
  for (const [file] of PLAIN)
    expect([file, vercelHeaders(file)]).toEqual([file, { ...commonHeaders, 'Cache-Control': REVALIDATED }]);
  for (const [file] of HASHED) expect([file, vercelHeaders(file)]).toEqual([file, headersOf(file)]);
  const ways = vercel.redirects.map(({ source, destination }) => [source, destination]);
  expect(Object.fromEntries(ways)).toEqual(redirects);
});

const cases = Object.entries(webServers).flatMap(([name, server]) =>
  ['', '/site'].map((prefix) => [`${name} at ${prefix || '/'}`, server, prefix] as const),
);

describe.each(cases)('%s', (_, server, prefix) => {
  if (!server.program()) {
    test.skip('is not installed here; npm run hosting:check installs it', () => {});
    return;
  }
  let host: Awaited<ReturnType<typeof startHost>>;
  beforeAll(async () => {
    host = await startHost(server, prefix);
  });
  afterAll(() => host?.close());
  const get = (address: string, headers?: Record<string, string>) =>
    ask(host.origin, prefix + address, headers);

  test.each([...PLAIN, ...HASHED])('sends %s with its type and headers', async (address, type) => {
    const { status, headers } = await get(address);
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    const isHashed = HASHED.some(([file]) => file === address);
    const caching = { 'Cache-Control': isHashed ? IMMUTABLE : REVALIDATED };
    expect(headers).toMatchObject(lowerCase({ ...commonHeaders, ...caching }));
  });

  test('shows the 404 page for missing paths, with its headers, and forbids caching it', async () => {
    for (const address of MISSING) {
      const { status, headers, bytes } = await get(address);
      expect([address, status, String(bytes)]).toEqual([
        address,
        404,
        expect.stringContaining('content="noindex"'),
      ]);
      expect(headers['cache-control'] ?? 'none').not.toMatch(/immutable|max-age=[1-9]/);
      expect(headers).toMatchObject(lowerCase(commonHeaders));
    }
    for (const address of HIDDEN) expect([address, 403, 404]).toContain((await get(address)).status);
  });

  test('redirects permanently and keeps the query', async () => {
    for (const [from, to] of Object.entries({ ...redirects, '/about/': '/about' })) {
      const { status, headers } = await get(`${from}?a=1`);
      // Some hosts show a page directly below a path with a slash.
      if (from === '/about/' && status === 200) continue;
      const { href } = new URL(headers.location ?? '', host.origin);
      expect([from, status, href]).toEqual([from, 301, `${host.origin}${prefix}${to}?a=1`]);
      expect([to, (await get(to)).status]).toEqual([to, 200]);
    }
  });

  test('never redirects to another host', async () => {
    for (const origin of [host.origin, host.insecureOrigin])
      for (const address of TRAPS.flatMap((trap) => [trap, prefix + trap])) {
        const { location = '/' } = (await ask(origin, address)).headers;
        expect([address, location, new URL(location, origin).hostname]).toEqual([
          address,
          location,
          new URL(origin).hostname,
        ]);
      }
  });

  test('redirects from HTTP to HTTPS, unless a proxy has already done so', async () => {
    const address = `${prefix}/services?search=soy%20meal`;
    const { status, headers } = await ask(host.insecureOrigin, address);
    const { protocol, pathname, search } = new URL(headers.location ?? '');
    expect([status, protocol, pathname + search]).toEqual([301, 'https:', address]);
    const behindProxy = { 'X-Forwarded-Proto': 'https' };
    expect((await ask(host.insecureOrigin, address, behindProxy)).status).toBe(200);
  });

  test.each([...TEXTS, ...HASHED_TEXTS])(
    'compresses %s for clients that accept it',
    async (address, _type, file = address) => {
      const plain = await get(address, { 'Accept-Encoding': 'br; q=0.0, gzip; q=0.000, *;q=0' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.bytes.equals(contentsOf(file))).toBe(true);
      for (const encoding of server.encodings) {
        const { headers, bytes } = await get(address, { 'Accept-Encoding': encoding, Via: '1.1 proxy' });
        expect(headers).toMatchObject({
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
          'cache-control': plain.headers['cache-control'],
          vary: expect.stringMatching(/\bAccept-Encoding\b/i),
        });
        expect(bytes.equals(contentsOf(`${file}.${encoding === 'br' ? 'br' : 'gz'}`))).toBe(true);
        const again = await get(address, {
          'Accept-Encoding': encoding,
          'If-None-Match': headers.etag ?? '',
        });
        expect(again.status).toBe(304);
      }
    },
  );
});
