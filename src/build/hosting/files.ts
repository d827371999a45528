import { printApache } from './apache';
import { printHeaders, printRedirects } from './netlify';
import { printNginx } from './nginx';
import { printVercel } from './vercel';

/** The configuration files of all hosts: their texts by path, relative to the project root. */
export const hostFiles = (): Map<string, string> =>
  new Map([
    ['static/_headers', printHeaders()],
    ['static/_redirects', printRedirects()],
    ['static/.htaccess', printApache()],
    ['hosting/nginx.conf', printNginx()],
    ['vercel.json', printVercel()],
  ]);
