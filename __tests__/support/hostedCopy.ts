/** Copies the built site for a web server, whose user may not have access to the project folder. */
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicDir as builtDir } from './builtPages';
import { newFolder } from './folder';

export interface HostedCopy {
  /** The document root of the host. */
  root: string;
  /** The path of `nginx.conf`. */
  nginxConf: string;
  remove: () => void;
}

/** Changes the configuration of nginx and Apache as their comments say, for a site below a path. */
const belowPath = (text: string, prefix: string): string =>
  text
    .replace('set $base "";', `set $base "${prefix}";`)
    .replace('location / {', `location ${prefix}/ {`)
    .replace('[E=BASE:]', `[E=BASE:${prefix}]`)
    .replace(
      'ErrorDocument 404 /404.html',
      `ErrorDocument 404 ${prefix}/404.html\nRedirectMatch 301 "^${prefix}$" "${prefix}/"`,
    );

/** Copies the built site and adds the files for nginx and Apache with a path prefix. */
export function copyForHost(prefix: string): HostedCopy {
  const dir = newFolder();
  chmodSync(dir, 0o755);
  const root = path.join(dir, 'root');
  const publicDir = path.join(root, prefix);
  const nginxConf = path.join(dir, 'nginx.conf');
  mkdirSync(publicDir, { recursive: true });
  cpSync(builtDir, publicDir, { recursive: true });
  const copyWithPrefix = (from: string, to: string) => {
    const text = readFileSync(from, 'utf8');
    writeFileSync(to, prefix ? belowPath(text, prefix) : text);
  };
  copyWithPrefix('static/.htaccess', path.join(publicDir, '.htaccess'));
  copyWithPrefix('hosting/nginx.conf', nginxConf);
  return { root, nginxConf, remove: () => rmSync(dir, { recursive: true }) };
}
