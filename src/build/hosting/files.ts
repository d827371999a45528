import { printApache } from './apache';
import { printHeaders, printRedirects } from './netlify';
import { printNginx } from './nginx';
import { printVercel } from './vercel';

/** The files that tell hosts the rules, by where each host looks for its own. */
export const hostFiles = (): Map<string, string> =>
  new Map([
    ['static/_headers', printHeaders()],
    ['static/_redirects', printRedirects()],
    ['static/.htaccess', printApache()],
    ['hosting/nginx.conf', printNginx()],
    ['vercel.json', printVercel()],
  ]);
