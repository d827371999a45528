import { printApache } from './apache';
import { printHeaders, printRedirects } from './netlify';
import { printNginx } from './nginx';
import { printVercel } from './vercel';

/**
 * The configuration files of all hosts: their texts by path, relative to the project root.
 * @param prefix the path prefix, for nginx and Apache; the others serve sites at the root of a host
 */
export const hostFiles = (prefix = ''): Map<string, string> =>
  new Map([
    ['static/_headers', printHeaders()],
    ['static/_redirects', printRedirects()],
    ['static/.htaccess', printApache(prefix)],
    ['hosting/nginx.conf', printNginx(prefix)],
    ['vercel.json', printVercel()],
  ]);
