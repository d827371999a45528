import { createHash } from 'node:crypto';
import { ajaxUrl, plainUrl } from '../../enquiry/sendEnquiry';
import type { Settings } from '../settings';

const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Empty if the URL is undefined or a path of this site. */
const origin = (url: string | undefined): string[] =>
  url?.startsWith('https://') ? [new URL(url).origin] : [];

/**
 * Prints the Content-Security-Policy of a page. Gatsby inlines styles. `form-action` also applies to redirects: the
 * form service redirects back to the site, and browsers ignore its path after a redirect.
 */
export function contentSecurityPolicy(scripts: readonly string[], settings: Settings['site']): string {
  const { siteUrl, email, formService, map, measurement } = settings;
  const mapOrigin = origin(map?.url);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(scriptHash)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ajaxUrl(formService, email), ...origin(measurement?.url), ...mapOrigin].join(' '),
    `frame-src ${mapOrigin.join(' ') || "'none'"}`,
    ["form-action 'self'", plainUrl(formService, email), ...origin(siteUrl)].join(' '),
    "base-uri 'self'",
    "object-src 'none'",
  ].join(';');
}
