import { createHash } from 'node:crypto';

/** What the policy reads of the settings: the other hosts that the site uses. */
interface Settings {
  siteUrl: string;
  enquiry: { serviceUrl: string };
  map?: { url: string };
  measurement?: { url: string };
}

/** How a policy names an inline script: by a digest of its very text. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The origin of an address, such as `https://www.example.com`; nothing for one that is not set, or is our own. */
const origin = (url: string | undefined): string[] =>
  url?.startsWith('https://') ? [new URL(url).origin] : [];

/**
 * The Content-Security-Policy of a page: our own files, exactly its own inline scripts, and the hosts that the settings
 * name. Styles may be inline, because Gatsby inlines them. The form's answer leads to the address of the site, which
 * `form-action` asks for as well.
 * @param scripts the texts of the page's inline scripts
 */
export function contentSecurityPolicy(scripts: readonly string[], settings: Settings): string {
  const { siteUrl, enquiry, map, measurement } = settings;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(scriptHash)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...origin(enquiry.serviceUrl), ...origin(measurement?.url)],
    'frame-src': origin(map?.url),
    'form-action': ["'self'", ...origin(enquiry.serviceUrl), ...origin(siteUrl)],
    'base-uri': ["'self'"],
    'object-src': [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join(';');
}
