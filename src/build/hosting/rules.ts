/**
 * What a host is told beside the files that it serves: response headers and redirects. The one source of the files for
 * Netlify and Cloudflare, Vercel, nginx and Apache, which `npm run hosting:generate` writes, and of `npm run serve`.
 */
import { BRAND_ICONS, FEED, SHARE_CARD } from '../../generatedFiles';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * For every response. What a page itself can say, its policy, is in the page; a page cannot forbid to be framed.
 * Subdomains are left out of HSTS: those of a company are not all known to its website.
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

/** Pages, their data, and all that keeps its name when it changes: kept, but asked after each time. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Files whose name changes with what is in them: kept for good. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Where the files with a digest in their name are: folders, and the endings of what lies beside the pages. */
export const immutable = {
  folders: ['/static', SHARE_CARD.folder],
  endings: ['.js', '.css'],
} as const;

/** Whether the name of the file at this path changes with what is in it. */
export const isImmutable = (path: string): boolean =>
  immutable.folders.some((folder) => path.startsWith(`${folder}/`)) ||
  (path.lastIndexOf('/') === 0 && immutable.endings.some((ending) => path.endsWith(ending)));

/** The headers of the response for a path. */
export const headersFor = (path: string): Headers => ({
  ...everywhere,
  'Cache-Control': isImmutable(path) ? IMMUTABLE : REVALIDATED,
});

/** Addresses that people and programs try, and where they lead for good. */
export const redirects: Readonly<Record<string, string>> = {
  '/feed': FEED,
  '/rss': FEED,
  '/home': '/',
  '/apple-touch-icon-precomposed.png': BRAND_ICONS.touch,
};
