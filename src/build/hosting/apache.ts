import * as rules from './rules';
import { allTextTypes, TEXT_FILE, textTypes } from './textTypes';

/**
 * Prints the rule that sends the compressed copy of a text file if the browser accepts the encoding. `q=0` means that
 * the browser does not accept it.
 */
const rewriteTo = (extension: string, encoding: string, prefix: string): string =>
  `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"
RewriteCond %{REQUEST_FILENAME}${extension} -f
RewriteRule "^(.+${TEXT_FILE})$" "${prefix}/$1${extension}" [L]`;

/** Prints the rule that serves a compressed copy with the media type of its original. */
const typeOfCopies = (extension: string, type: string): string => `<FilesMatch "\\.${extension}\\.(?:br|gz)$">
  ForceType ${type}
</FilesMatch>`;

/**
 * Prints `.htaccess` for Apache 2.4 with mod_headers, mod_mime, mod_rewrite and mod_setenvif. With a path prefix, it
 * also needs mod_alias.
 * @param prefix the path prefix, under which Apache serves the output folder
 */
export const printApache = (
  prefix: string,
): string => `# Written by npm run hosting:generate from src/build/hosting/rules.ts
${Object.entries(rules.commonHeaders)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
SetEnvIf Request_URI "${rules.immutablePaths(prefix)}" IMMUTABLE
# Not sent with errors, because a missing file may be published later.
Header set Cache-Control "${rules.REVALIDATED}"
Header set Cache-Control "${rules.IMMUTABLE}" env=IMMUTABLE

ErrorDocument 404 ${prefix}/404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddType application/manifest+json .webmanifest
AddType image/avif .avif
${prefix && `RedirectMatch 301 "^${prefix}$" "${prefix}/"\n`}RewriteEngine On

# A proxy in front of this server sets the header if the visitor uses HTTPS.
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
RewriteRule "^" "https://%{HTTP_HOST}%{REQUEST_URI}" [R=301,L]

RewriteRule "${rules.HIDDEN_PATH}" - [R=404,L]
${Object.entries(rules.redirects)
  .map(([from, to]) => `RewriteRule "^${from.slice(1).replaceAll('.', '\\.')}$" "${prefix}${to}" [R=301,L]`)
  .join('\n')}
RewriteRule "^(${rules.PAGE_PATH})/+$" "${prefix}/$1" [R=301,L]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule "^(.+)$" "${prefix}/$1/index.html" [L]
RewriteRule "^$" "${prefix}/index.html" [L]
# Without this rule, a folder that is not a page would be forbidden instead of not found.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule "^" - [R=404,L]

# Sends the .br and .gz copies that the build writes.
${rewriteTo('.br', 'br', prefix)}
${rewriteTo('.gz', 'gzip', prefix)}
${Object.entries(textTypes)
  .map(([extension, type]) => typeOfCopies(extension, type))
  .join('\n')}
<FilesMatch "${TEXT_FILE}\\.(?:br|gz)$">
  AddEncoding br .br
  AddEncoding gzip .gz
  RemoveLanguage .br
</FilesMatch>
<FilesMatch "${TEXT_FILE}(?:\\.(?:br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>
# Compresses all other text files.
<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${allTextTypes.join(' ')}
  </IfModule>
</IfModule>
`;
