import {
  everywhere,
  HIDDEN_PATH,
  IMMUTABLE,
  immutablePaths,
  PAGE_PATH,
  REVALIDATED,
  redirects,
} from './rules';

/**
 * `.htaccess`, for Apache 2.4 with mod_headers, mod_rewrite and mod_setenvif (and mod_alias below a path).
 * @param prefix the path prefix, at which the folder of the build is served
 */
export const printApache = (
  prefix: string,
): string => `# Written by npm run hosting:generate: src/build/hosting/rules.ts
${Object.entries(everywhere)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
SetEnvIf Request_URI "${immutablePaths(prefix)}" IMMUTABLE
# Not for errors: a file that is missing now may be there tomorrow.
Header set Cache-Control "${REVALIDATED}"
Header set Cache-Control "${IMMUTABLE}" env=IMMUTABLE

ErrorDocument 404 ${prefix}/404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddType application/manifest+json .webmanifest
AddType image/avif .avif
${prefix && `RedirectMatch 301 "^${prefix}$" "${prefix}/"\n`}RewriteEngine On

# A proxy that speaks HTTPS to the visitor says so in the header.
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule "^" "https://%{HTTP_HOST}%{REQUEST_URI}" [R=301,L]

RewriteRule "${HIDDEN_PATH}" - [R=404,L]
${Object.entries(redirects)
  .map(([from, to]) => `RewriteRule "^${from.slice(1).replaceAll('.', '\\.')}$" "${prefix}${to}" [R=301,L]`)
  .join('\n')}
RewriteRule "^(${PAGE_PATH})/+$" "${prefix}/$1" [R=301,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.+)$" "${prefix}/$1/index.html" [L]
`;
