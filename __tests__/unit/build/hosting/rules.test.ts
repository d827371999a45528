import { readFileSync } from 'node:fs';
import { hostFiles } from '../../../../src/build/hosting/files';
import {
  commonHeaders,
  type Headers,
  headersFor,
  IMMUTABLE,
  ONE_HOUR,
  REVALIDATED,
  redirects,
} from '../../../../src/build/hosting/rules';
import { SERVICE_WORKERS } from '../../../../src/lib/generatedFiles';

const files = hostFiles();
const textOf = (file: string): string => files.get(file) ?? '';
const vercel = JSON.parse(textOf('vercel.json')) as {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: { source: string; destination: string }[];
};

test.each([...files])('%s is up to date (npm run hosting:generate updates it)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const REVALIDATED_PATHS = [
  '/',
  '/about',
  '/blog/trade-trends',
  '/blog/page/2',
  '/page-data/about/page-data.json',
  '/icons.svg',
  '/rss.xml',
  ...SERVICE_WORKERS,
  '/notes/app.js',
];
const IMMUTABLE_PATHS = [
  '/share/about-0123456789.jpg',
  '/static/0a/jute.avif',
  '/app-01234567.js',
  '/styles.01234567.css',
];
const PATHS = [...REVALIDATED_PATHS, ...IMMUTABLE_PATHS];

/** Simulates how hosts read their files. `__tests__/hosts` runs nginx and Apache instead. */
const hosts: Record<string, { headers: (path: string) => Headers; redirects: Record<string, string> }> = {
  'Netlify and Cloudflare': {
    // The hosts combine the headers of all matching rules. Both hosts revalidate pages by default.
    headers: (path) => {
      const found: Record<string, string> = {};
      for (const rule of textOf('static/_headers').trim().split('\n\n')) {
        const [pattern = '', ...lines] = rule.split('\n');
        const expression = pattern.replaceAll('.', '\\.').replaceAll('*', '.*');
        if (!new RegExp(`^${expression}$`).test(path)) continue;
        for (const line of lines) {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
          expect(found).not.toHaveProperty(name);
          found[name] = value;
        }
      }
      return { 'Cache-Control': REVALIDATED, ...found };
    },
    redirects: Object.fromEntries(
      [...textOf('static/_redirects').matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from, to]) => [from, to]),
    ),
  },
  Vercel: {
    headers: (path) =>
      Object.fromEntries(
        vercel.headers
          .filter(({ source }) => new RegExp(`^${source}$`).test(path))
          .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
      ),
    redirects: Object.fromEntries(vercel.redirects.map(({ source, destination }) => [source, destination])),
  },
};

describe.each(Object.entries(hosts))('%s', (_, host) => {
  test.each(PATHS)(
    '%s gets the headers of the rules, except that paths that may be missing are never cached for long',
    (path) => {
      const { 'Cache-Control': caching, ...others } = headersFor(path);
      // The patterns of `_headers` cannot exclude scripts without a hash in their name.
      const isBrief =
        caching === IMMUTABLE || (host === hosts['Netlify and Cloudflare'] && path.endsWith('.js'));
      expect(host.headers(path)).toEqual({ ...others, 'Cache-Control': isBrief ? ONE_HOUR : caching });
    },
  );

  test('has the redirects of the rules, each between two fixed paths', () => {
    expect(host.redirects).toEqual(redirects);
    for (const path of Object.entries(redirects).flat()) expect(path).toMatch(/^\/[\w.-]*$/);
  });
});

test('pages cannot be framed, and browsers do not guess their media types', () => {
  expect(commonHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
  });
});

test('only files that can change under the same name are revalidated', () => {
  const pathsWith = (caching: string) =>
    PATHS.filter((path) => headersFor(path)['Cache-Control'] === caching);
  expect(pathsWith(REVALIDATED)).toEqual(REVALIDATED_PATHS);
  expect(pathsWith(IMMUTABLE)).toEqual(IMMUTABLE_PATHS);
});
