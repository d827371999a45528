import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestInsecurely } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { startWebServer, type WebServer } from '../../tools/hosting-check/webServers';
import { publicDir } from '../support/builtPages';
import { newFolder } from '../support/folder';

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

/** Starts a server with a copy of the built site below `prefix`. */
export async function startHost(server: WebServer, prefix: string) {
  // The user of the server may not have access to the project folder.
  const dir = newFolder();
  chmodSync(dir, 0o755);
  const [root, nginxConf] = [path.join(dir, 'root'), path.join(dir, 'nginx.conf')];
  cpSync(publicDir, path.join(root, prefix), { recursive: true });
  for (const [from, to] of [
    ['static/.htaccess', path.join(root, prefix, '.htaccess')],
    ['hosting/nginx.conf', nginxConf],
  ] as const) {
    const text = readFileSync(from, 'utf8');
    writeFileSync(to, prefix ? belowPath(text, prefix) : text);
  }
  const host = await startWebServer(server, { root, nginxConf });
  const close = async () => {
    await host.close();
    rmSync(dir, { recursive: true });
  };
  return { ...host, close };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as received, compressed or not. */
  bytes: Buffer;
}

/** Requests a URL without normalizing it, which `fetch` would do. Accepts any certificate. */
export const ask = (origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin);
    const send = protocol === 'https:' ? request : requestInsecurely;
    const options = { hostname, port, path: address, headers, rejectUnauthorized: false };
    send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
