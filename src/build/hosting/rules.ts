/**
 * Response headers, redirects and hidden files. `npm run hosting:generate` turns them into the configuration files for
 * Netlify and Cloudflare, Vercel, nginx and Apache, and `npm run serve` follows them as well. All paths are without the
 * path prefix, unless a function takes one.
 */
import { BRAND_ICONS, FEED, SHARE_CARD } from '../../generatedFiles';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every response. The rest of the Content-Security-Policy is a `<meta>` element of each page
 * (`src/gatsby/ssr/policy.ts`), where `frame-ancestors` would have no effect. HSTS does not include subdomains, since
 * other services of the company may use them without HTTPS.
 */
export const everywhere: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** `Cache-Control` of pages, their data, and all other files that keep their name when they change. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files whose name contains a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The same for hosts that go by the path alone and may send it with a 404 as well: a script that was missing during a
 * release is asked for again after an hour.
 */
export const BRIEF = 'public, max-age=3600';

/** The folders in which each file has a hash in its name. */
export const immutableFolders = ['/static', SHARE_CARD.folder] as const;

/** Digits of the hash in the names of webpack's files. Each page lists the names, so it is short. */
export const HASH_DIGITS = 8;

/** The extensions of webpack's files, which are in the root and have a hash in their name; `/sw.js` has none. */
export const immutableExtensions = ['.js', '.css'] as const;

/** The name of such a file as a regular expression: webpack's hashes have `HASH_DIGITS`. */
export const HASHED_NAME = `[^/]+[.-][0-9a-f]{${HASH_DIGITS}}\\.(?:${immutableExtensions.map((one) => one.slice(1)).join('|')})`;

/**
 * A regular expression for the paths of files with a hash in their name, path prefix included; also of their compressed
 * copies, to which Apache rewrites the path.
 */
export const immutablePaths = (prefix: string): string => {
  const folders = immutableFolders.map((folder) => `${folder.slice(1)}/`).join('|');
  return `^${prefix}/(?:${folders}|${HASHED_NAME}(?:\\.(?:br|gz))?$)`;
};

const IMMUTABLE_PATH = new RegExp(immutablePaths(''));

/** The headers of the response for a path. */
export const headersFor = (path: string): Headers => ({
  ...everywhere,
  'Cache-Control': IMMUTABLE_PATH.test(path) ? IMMUTABLE : REVALIDATED,
});

/** Permanent redirects of paths that people and programs try. */
export const redirects: Readonly<Record<string, string>> = {
  '/feed': FEED,
  '/rss': FEED,
  '/home': '/',
  '/apple-touch-icon-precomposed.png': BRAND_ICONS.touch,
};

/**
 * Files of the output folder that are not for visitors, as a regular expression that their path contains: those for
 * hosts, and whatever has a dot before its name. By `.well-known` the owner of a domain proves that it is his.
 */
export const HIDDEN_PATH = '(?:^|/)(?:\\.(?!well-known(?:/|$))|(?:_headers|_redirects)$)';

/** Whether a path, which may be percent-encoded, is that of a hidden file. */
export function isHidden(path: string): boolean {
  try {
    return new RegExp(HIDDEN_PATH).test(decodeURIComponent(path));
  } catch {
    // No file has a path that cannot be decoded.
    return false;
  }
}

/**
 * The path of a page without its first slash, as a regular expression. Slashes at the end are taken off, or added to,
 * such paths alone: with any other, such as `/%5Cevil.example/`, the redirect could lead to another host.
 */
export const PAGE_PATH = '[A-Za-z0-9-]+(?:/[A-Za-z0-9-]+)*';
