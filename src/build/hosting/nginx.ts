import { everywhere, IMMUTABLE, immutablePaths, PAGE_PATH, REVALIDATED, redirects } from './rules';

/**
 * `nginx.conf`, for a `server` block to include; `server_name`, `root` and certificate stay there. All `add_header`
 * are on the level of the server, because a `location` with one of its own would not inherit the others.
 */
export const printNginx = (): string => `# Written by npm run hosting:generate: src/build/hosting/rules.ts
# In a server block: root /srv/site/public; include /srv/site/hosting/nginx.conf;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

set $caching "${REVALIDATED}";
if ($uri ~ "${immutablePaths()}") {
  set $caching "${IMMUTABLE}";
}
# Not for errors: a file that is missing now may be there tomorrow.
add_header Cache-Control $caching;

absolute_redirect off;
error_page 404 /404.html;
rewrite "^/(${PAGE_PATH})/+$" /$1 permanent;
${Object.entries(redirects)
  .map(([from, to]) => `location = ${from} { return 301 ${to}; }`)
  .join('\n')}
location / {
  try_files $uri $uri/index.html =404;
}
`;
