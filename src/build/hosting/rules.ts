/**
 * Defines response headers, redirects and hidden files. From these rules, `npm run hosting:generate` writes the
 * configuration files for Netlify and Cloudflare, Vercel, nginx and Apache. `npm run serve` uses the rules, too. Paths
 * have no path prefix, unless a function has a parameter for it.
 */
import { BRAND_ICONS, FEED, SHARE_CARD } from '../../lib/generatedFiles';

export type Headers = Readonly<Record<string, string>>;

/**
 * Headers of all responses. The other directives of the Content-Security-Policy are in a `<meta>` element of each page
 * (`src/build/policy.ts`), where `frame-ancestors` would have no effect. HSTS does not include subdomains, because
 * the company may use subdomains without HTTPS for other services.
 */
export const commonHeaders: Headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** `Cache-Control` of pages, page data, and all other files that keep their name when they change. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** `Cache-Control` of files whose name contains a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * `Cache-Control` of files whose name contains a hash, on hosts that choose headers only by path and may therefore send
 * them with a 404. If a script was missing during a release, browsers request it again after an hour.
 */
export const ONE_HOUR = 'public, max-age=3600';

export const immutableFolders = ['/static', SHARE_CARD.folder] as const;

/** Length of the hash in the names of webpack's files. It is short because each page lists these names. */
export const HASH_LENGTH = 8;

/**
 * The extensions of webpack's files, which are in the root and have a hash in their name. Other scripts in the root,
 * such as `/sw.js`, have no hash.
 */
export const immutableExtensions = ['.js', '.css'] as const;

/** A regular expression for the name of a webpack file, including a hash of `HASH_LENGTH` digits. */
export const HASHED_NAME = `[^/]+[.-][0-9a-f]{${HASH_LENGTH}}\\.(?:${immutableExtensions.map((one) => one.slice(1)).join('|')})`;

/**
 * Returns a regular expression for the paths of files with a hash in their name, including the path prefix. It also
 * matches the compressed copies, because Apache rewrites the path to them.
 */
export const immutablePaths = (prefix: string): string => {
  const folders = immutableFolders.map((folder) => `${folder.slice(1)}/`).join('|');
  return `^${prefix}/(?:${folders}|${HASHED_NAME}(?:\\.(?:br|gz))?$)`;
};

const IMMUTABLE_PATH = new RegExp(immutablePaths(''));

export const headersFor = (path: string): Headers => ({
  ...commonHeaders,
  'Cache-Control': IMMUTABLE_PATH.test(path) ? IMMUTABLE : REVALIDATED,
});

/** Permanent redirects for paths that visitors and software often guess. */
export const redirects: Readonly<Record<string, string>> = {
  '/feed': FEED,
  '/rss': FEED,
  '/home': '/',
  '/apple-touch-icon-precomposed.png': BRAND_ICONS.touch,
};

/**
 * A regular expression for paths in the output folder that visitors must not see: configuration files of hosts, and
 * names that begin with a dot. The folder `.well-known` is public, because other services use it to verify the owner of
 * the domain.
 */
export const HIDDEN_PATH = '(?:^|/)(?:\\.(?!well-known(?:/|$))|(?:_headers|_redirects)$)';

/** Whether a path matches `HIDDEN_PATH`. The path may be percent-encoded. */
export function isHidden(path: string): boolean {
  try {
    return new RegExp(HIDDEN_PATH).test(decodeURIComponent(path));
  } catch {
    // If the path cannot be decoded, no such file exists.
    return false;
  }
}

/**
 * A regular expression for the path of a page, without the leading slash. Redirects remove or add a trailing slash only
 * for these paths. For other paths, such as `/%5Cevil.example/`, a redirect could lead to another host.
 */
export const PAGE_PATH = '[A-Za-z0-9-]+(?:/[A-Za-z0-9-]+)*';
