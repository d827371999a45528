import {
  everywhere,
  HIDDEN_PATH,
  IMMUTABLE,
  immutablePaths,
  PAGE_PATH,
  REVALIDATED,
  redirects,
} from './rules';
import { allTextTypes, textTypes } from './textTypes';

/** Without HTML, which nginx always compresses. */
const gzipTypes = allTextTypes.filter((type) => type !== textTypes.html);

/**
 * `nginx.conf`, for a `server` block to include; `server_name`, `root` and certificate stay there. All `add_header`
 * are on the level of the server, because a `location` with one of its own would not inherit the others.
 * @param prefix the path prefix; the build is expected in a folder of that name below `root`
 */
export const printNginx = (
  prefix: string,
): string => `# Written by npm run hosting:generate: src/build/hosting/rules.ts
# In a server block that listens to both HTTP and HTTPS: include /srv/site/hosting/nginx.conf;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

set $caching "${REVALIDATED}";
if ($uri ~ "${immutablePaths(prefix)}") {
  set $caching "${IMMUTABLE}";
}
# Not for errors: a file that is missing now may be there tomorrow.
add_header Cache-Control $caching;

# The .gz files of the build. For its .br files add "brotli_static on;" to the server block, if nginx has ngx_brotli.
gzip_static on;
# For all other text files; also if a proxy asks.
gzip on;
gzip_comp_level 6;
gzip_types ${gzipTypes.join(' ')};
gzip_proxied any;
gzip_vary on;

absolute_redirect off;
error_page 404 ${prefix}/404.html;

# A proxy that speaks HTTPS to the visitor says so in the header.
set $insecure "$scheme $http_x_forwarded_proto";
if ($insecure ~ "^http (http)?$") {
  return 301 https://$host$request_uri;
}

rewrite "^${prefix}/(${PAGE_PATH})/+$" ${prefix}/$1 permanent;
${Object.entries(redirects)
  .map(([from, to]) => `location = ${prefix}${from} { return 301 ${prefix}${to}$is_args$args; }`)
  .join('\n')}
${prefix && `location = ${prefix} { return 301 ${prefix}/$is_args$args; }\n`}location ~ "${HIDDEN_PATH}" {
  return 404;
}
location ~ "\\.webmanifest$" {
  default_type application/manifest+json;
  try_files $uri =404;
}
location ${prefix}/ {
  try_files $uri $uri/index.html =404;
}
`;
