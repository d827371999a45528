import { printApache } from './apache';
import { printHeaders, printRedirects } from './netlify';
import { printNginx } from './nginx';
import { printVercel } from './vercel';

/**
 * Prints the configuration files of all hosts.
 * @param prefix the path prefix for nginx and Apache; the other hosts serve a site only at the root
 * @returns the text of each file, by its path relative to the project root
 */
export const hostFiles = (prefix = ''): Map<string, string> =>
  new Map([
    ['static/_headers', printHeaders()],
    ['static/_redirects', printRedirects()],
    ['static/.htaccess', printApache(prefix)],
    ['hosting/nginx.conf', printNginx(prefix)],
    ['vercel.json', printVercel()],
  ]);
