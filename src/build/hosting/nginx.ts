import * as rules from './rules';
import { allTextTypes, textTypes } from './textTypes';

/** The types for `gzip_types`. HTML is not listed, because nginx always compresses it. */
const gzipTypes = allTextTypes.filter((type) => type !== textTypes.html);

/** Types of text files that the `mime.types` of nginx lacks. */
const UNKNOWN_TYPES = { webmanifest: textTypes.webmanifest, csv: textTypes.csv };

/**
 * Prints `nginx.conf`, which a `server` block includes. The `server` block sets `server_name`, `root` and certificate.
 * All `add_header` directives are outside `location` blocks, because a `location` with its own `add_header` would not
 * inherit the others.
 * @param prefix the path prefix; the output folder must be at this path below `root`
 */
export const printNginx = (
  prefix: string,
): string => `# Written by npm run hosting:generate from src/build/hosting/rules.ts
# In a server block that listens to both HTTP and HTTPS: include /srv/site/hosting/nginx.conf;
${Object.entries(rules.commonHeaders)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

set $caching "${rules.REVALIDATED}";
if ($uri ~ "${rules.immutablePaths(prefix)}") {
  set $caching "${rules.IMMUTABLE}";
}
# Not sent with errors, because a missing file may be published later.
add_header Cache-Control $caching;

# Sends the .gz copies that the build writes. For the .br copies, add "brotli_static on;" to the server block if nginx has
# ngx_brotli.
gzip_static on;
# Compresses all other text files, also for requests from proxies.
gzip on;
gzip_comp_level 6;
gzip_types ${gzipTypes.join(' ')};
gzip_proxied any;
gzip_vary on;

absolute_redirect off;
error_page 404 ${prefix}/404.html;

# A proxy in front of this server sets the header if the visitor uses HTTPS.
set $schemes "$scheme $http_x_forwarded_proto";
if ($schemes ~ "^http (http)?$") {
  return 301 https://$host$request_uri;
}

rewrite "^${prefix}/(${rules.PAGE_PATH})/+$" ${prefix}/$1 permanent;
${Object.entries(rules.redirects)
  .map(([from, to]) => `location = ${prefix}${from} { return 301 ${prefix}${to}$is_args$args; }`)
  .join('\n')}
${prefix && `location = ${prefix} { return 301 ${prefix}/$is_args$args; }\n`}location ~ "${rules.HIDDEN_PATH}" {
  return 404;
}
${Object.entries(UNKNOWN_TYPES)
  .map(
    ([extension, type]) => `location ~ "\\.${extension}$" {
  default_type ${type};
  try_files $uri =404;
}
`,
  )
  .join('')}location ${prefix}/ {
  try_files $uri $uri/index.html =404;
}
`;
