import { everywhere, IMMUTABLE, immutable, REVALIDATED, redirects } from './rules';

/** The paths of files that never change, as a regular expression of nginx and Apache. */
export const immutablePaths = (): string => {
  const folders = immutable.folders.map((folder) => `${folder.slice(1)}/`);
  const endings = immutable.endings.map((ending) => ending.slice(1)).join('|');
  return `^/(${folders.join('|')}|[^/]+\\.(${endings})$)`;
};

/**
 * `nginx.conf`: what a `server` block includes, beside its `server_name`, `root` and certificate. All headers stand at
 * one level, because a location with one of its own would lose the others.
 */
export const printNginx = (): string => `# Written by npm run hosting:generate from src/hosting/rules.ts.
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
rewrite ^(.+)/+$ $1 permanent;
${Object.entries(redirects)
  .map(([from, to]) => `location = ${from} { return 301 ${to}; }`)
  .join('\n')}
location / {
  try_files $uri $uri/index.html =404;
}
`;
