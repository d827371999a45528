import { readFileSync } from 'node:fs';
import { hostFiles } from '../../../../src/build/hosting/files';
import {
  BRIEF,
  everywhere,
  type Headers,
  headersFor,
  IMMUTABLE,
  REVALIDATED,
  redirects,
} from '../../../../src/build/hosting/rules';
import { SERVICE_WORKERS } from '../../../../src/generatedFiles';

const files = hostFiles();
const textOf = (file: string): string => files.get(file) ?? '';
const vercel = () =>
  JSON.parse(textOf('vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string }[];
  };

test.each([...files])('%s is up to date; npm run hosting:generate writes it', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

const PATHS = [
  '/',
  '/about',
  '/blog/trade-trends',
  '/page-data/about/page-data.json',
  '/icons.svg',
  '/rss.xml',
  '/share/about-0123456789.jpg',
  '/static/0a/jute.avif',
  '/app-01234567.js',
  '/styles.01234567.css',
  ...SERVICE_WORKERS,
  '/notes/app.js',
];

/** The name and value of each header in a file, found with a pattern for one line. */
const readLines = (text: string, pattern: RegExp): Headers =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

/**
 * How a host that cannot be tested here reads its file: the headers of a path, and the redirects. nginx and Apache are
 * tried (`__tests__/hosts`).
 */
const hosts: Record<string, { headers: (path: string) => Headers; redirects: () => Record<string, string> }> =
  {
    'Netlify and Cloudflare': {
      // The headers of all rules that match are joined; both hosts let pages be revalidated by themselves.
      headers: (path) => {
        const found: Record<string, string> = {};
        for (const rule of textOf('static/_headers').trim().split('\n\n')) {
          const [pattern = '', ...lines] = rule.split('\n');
          const matches = new RegExp(
            `^${pattern
              .split('*')
              .map((part) => part.replace(/[.]/g, '\\.'))
              .join('.*')}$`,
          ).test(path);
          if (!matches) continue;
          for (const line of lines) {
            const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
            expect(found).not.toHaveProperty(name);
            found[name] = value;
          }
        }
        return { 'Cache-Control': REVALIDATED, ...found };
      },
      redirects: () => readLines(textOf('static/_redirects'), /^(\S+) (\S+) 301$/gm),
    },
    Vercel: {
      headers: (path) => {
        const matching = vercel().headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
        return Object.fromEntries(
          matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
        );
      },
      redirects: () =>
        Object.fromEntries(vercel().redirects.map(({ source, destination }) => [source, destination])),
    },
  };

describe.each(Object.entries(hosts))('%s', (_, host) => {
  test.each(PATHS)(
    'gives %s the headers of the rules, but lets nothing be cached for long that may be missing',
    (path) => {
      const { 'Cache-Control': caching, ...others } = headersFor(path);
      // The patterns of `_headers` cannot exclude scripts without a hash in their name.
      const isBrief =
        caching === IMMUTABLE || (host === hosts['Netlify and Cloudflare'] && path.endsWith('.js'));
      expect(host.headers(path)).toEqual({ ...others, 'Cache-Control': isBrief ? BRIEF : caching });
    },
  );

  test('has the redirects of the rules, each from one fixed path to another', () => {
    expect(host.redirects()).toEqual(redirects);
    for (const path of Object.entries(redirects).flat()) expect(path).toMatch(/^\/[\w.-]*$/);
  });
});

test('Vercel makes no redirects of its own', () => {
  expect(JSON.parse(textOf('vercel.json'))).not.toHaveProperty('cleanUrls');
  expect(JSON.parse(textOf('vercel.json'))).not.toHaveProperty('trailingSlash');
});

test('pages may be in no frame, and their responses are taken for what they are', () => {
  expect(everywhere['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  expect(everywhere['X-Content-Type-Options']).toBe('nosniff');
  expect(everywhere['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(everywhere['Strict-Transport-Security']).toMatch(/^max-age=\d{8,}/);
  expect(everywhere['Permissions-Policy']).toContain('geolocation=()');
});

test('what changes under its name is revalidated, and nothing else', () => {
  expect(PATHS.filter((path) => headersFor(path)['Cache-Control'] === IMMUTABLE)).toEqual([
    '/share/about-0123456789.jpg',
    '/static/0a/jute.avif',
    '/app-01234567.js',
    '/styles.01234567.css',
  ]);
});
