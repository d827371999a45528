/**
 * Serves the built site over HTTP/2 with brotli, as good hosts do, and a second copy without scripts. Runs in a
 * separate process, so that measuring does not delay its responses.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';
import { withoutTrailingSlash } from '../../src/routes';
import { asSent, type Sent } from './asSent';

/** The origins of the site with and without scripts, such as `https://localhost:40123`. */
export interface Origins {
  asBuilt: string;
  withoutScripts: string;
}

const HOST = 'localhost';
const FILE = path.resolve('tools/audit/server.ts');

/** Removes the scripts of a page and their preloads, but keeps JSON-LD. The content of `noscript` remains hidden. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*\btype="?application\/(ld\+)?json)[^>]*>.*?<\/script\s*>/gis, '')
    .replace(/<link\b(?=[^>]*\brel="?modulepreload|[^>]*\bas="?(script|fetch))[^>]*>/gi, '');

/** Compresses all files before the first request. Returns them by URL path. */
async function pack(dir: string, change: (html: string) => string): Promise<Map<string, Sent>> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const packed = files.map(async (file): Promise<[string, Sent]> => {
    const body = readFileSync(file);
    const isPage = file.endsWith('.html');
    const url = `/${path.relative(dir, file).split(path.sep).join('/')}`;
    return [url, await asSent(file, isPage ? Buffer.from(change(body.toString())) : body)];
  });
  return new Map(await Promise.all(packed));
}

async function serve(files: Map<string, Sent>): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  const server = createSecureServer({ key, cert }, (request, response) => {
    const url = decodeURI(request.url.split('?')[0] ?? '/');
    const found = files.get(url) ?? files.get(`${withoutTrailingSlash(url)}/index.html`.replace('//', '/'));
    const { body, headers } = found ?? files.get('/404.html') ?? { body: Buffer.alloc(0), headers: {} };
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** @throws if the process exits before the server is ready */
export async function startServer(dir: string): Promise<{ origins: Origins; process: ChildProcess }> {
  const child = fork(FILE, [dir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const origins = await new Promise<Origins>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Origins));
    child.once('exit', (code) => reject(new Error(`The server of the audit ended with code ${code}.`)));
  });
  return { origins, process: child };
}

async function main(dir: string): Promise<void> {
  const asBuilt = await serve(await pack(dir, (html) => html));
  process.send?.({ asBuilt, withoutScripts: await serve(await pack(dir, withoutScripts)) });
  process.once('disconnect', () => process.exit());
}

if (process.argv[1] === FILE) main(process.argv[2] ?? 'public');
