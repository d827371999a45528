/** Copies the built site for a web server, whose user may not have access to the project folder. */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../../src/build/hosting/files';
import { publicDir as builtDir } from './builtPages';
import { newFolder } from './folder';

export interface HostedCopy {
  /** The document root of the host. */
  root: string;
  /** The folder of the copy: `root`, or a subfolder of it if there is a prefix. */
  publicDir: string;
  /** The path of `nginx.conf`. */
  nginxConf: string;
  remove: () => void;
}

/** Copies the built site and adds the files for nginx and Apache with a path prefix. */
export function copyForHost(prefix: string): HostedCopy {
  const dir = newFolder();
  chmodSync(dir, 0o755);
  const root = path.join(dir, 'root');
  const publicDir = path.join(root, prefix);
  const nginxConf = path.join(dir, 'nginx.conf');
  mkdirSync(publicDir, { recursive: true });
  cpSync(builtDir, publicDir, { recursive: true });
  const files = hostFiles(prefix);
  writeFileSync(path.join(publicDir, '.htaccess'), files.get('static/.htaccess') ?? '');
  writeFileSync(nginxConf, files.get('hosting/nginx.conf') ?? '');
  return { root, publicDir, nginxConf, remove: () => rmSync(dir, { recursive: true }) };
}
