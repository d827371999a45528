import { createHash } from 'node:crypto';
import { printPolicy } from '../../build/policy';
import { ajaxUrl, plainUrl } from '../../features/enquiry/sending/serviceUrls';

/** The part of `content/site.json` that names hosts. */
interface Settings {
  siteUrl: string;
  email: string;
  formService: { serviceUrl: string };
  map?: { url: string };
  measurement?: { url: string };
}

/** The CSP source of an inline script: a hash of its exact text. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The origin of a URL, such as `https://www.example.com`; empty if it is not set or is a path of this site. */
const origin = (url: string | undefined): string[] =>
  url?.startsWith('https://') ? [new URL(url).origin] : [];

/**
 * The Content-Security-Policy of a page: allows the site's own files, exactly the given inline scripts, the addresses
 * of the company's mailbox at the form service, and the hosts of map and measurement. Inline styles are allowed because
 * Gatsby inlines styles. `form-action` includes `siteUrl` because it also applies to the redirect with which the form
 * service answers; on the way there it may redirect within its host, since browsers compare paths only at first.
 * @param scripts the texts of the page's inline scripts
 */
export function contentSecurityPolicy(scripts: readonly string[], settings: Settings): string {
  const { siteUrl, email, formService, map, measurement } = settings;
  return printPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(scriptHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ajaxUrl(formService, email), ...origin(measurement?.url)],
    'frame-src': origin(map?.url),
    'form-action': ["'self'", plainUrl(formService, email), ...origin(siteUrl)],
    'base-uri': ["'self'"],
    'object-src': [],
  });
}
