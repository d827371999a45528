import { everywhere, IMMUTABLE, immutablePaths, PAGE_PATH, REVALIDATED, redirects } from './rules';

/** `.htaccess`, for Apache 2.4 with mod_headers and mod_rewrite. */
export const printApache = (): string => `# Written by npm run hosting:generate: src/build/hosting/rules.ts
${Object.entries(everywhere)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
SetEnvIf Request_URI "${immutablePaths()}" IMMUTABLE
# Not for errors: a file that is missing now may be there tomorrow.
Header set Cache-Control "${REVALIDATED}"
Header set Cache-Control "${IMMUTABLE}" env=IMMUTABLE

ErrorDocument 404 /404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddType application/manifest+json .webmanifest
AddType image/avif .avif
RewriteEngine On
${Object.entries(redirects)
  .map(([from, to]) => `RewriteRule "^${from.slice(1).replaceAll('.', '\\.')}$" "${to}" [R=301,L]`)
  .join('\n')}
RewriteRule "^(${PAGE_PATH})/+$" "/$1" [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f
RewriteRule "^(.+)$" "/$1/index.html" [L]
`;
