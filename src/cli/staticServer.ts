import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export interface StaticServer {
  /** Such as `http://127.0.0.1:9000`. */
  origin: string;
  close: () => Promise<void>;
}

interface Options {
  /** 0 takes a free one. */
  port?: number;
  /** Redirects `/about` to `/about/`, as some hosts do, instead of serving the folder's page in place. */
  addSlashes?: boolean;
}

const HOST = '127.0.0.1';

/**
 * Serves a built site as static hosts do: folders' `index.html`, and `404.html` with status 404 for the rest.
 * @param dir the folder to serve
 * @throws the error of `listen`, with code `EADDRINUSE` for a taken port
 */
export async function startStaticServer(
  dir: string,
  { port = 0, addSlashes = false }: Options = {},
): Promise<StaticServer> {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const serve = sirv(dir, {
    etag: true,
    extensions: ['html'],
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });
  const server: Server = createServer((request, response) => {
    const [pathname = '/', search] = (request.url ?? '/').split('?');
    if (addSlashes && !pathname.endsWith('/') && existsSync(path.join(dir, pathname, 'index.html'))) {
      response.writeHead(301, { location: `${pathname}/${search === undefined ? '' : `?${search}`}` });
      response.end();
      return;
    }
    serve(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
