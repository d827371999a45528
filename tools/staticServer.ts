import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { commonHeaders, headersFor, isHidden, PAGE_PATH, redirects } from '../src/build/hosting/rules';
import { WORKBOOK_TYPE } from '../src/build/hosting/textTypes';

export interface StaticServer {
  /** Such as `http://127.0.0.1:9000`. */
  origin: string;
  close: () => Promise<void>;
}

interface Options {
  /** The port. The default, 0, selects a free port. */
  port?: number;
  /** Redirects `/about` to `/about/`, as some hosts do. By default, `/about` serves `about/index.html` directly. */
  addSlashes?: boolean;
  /** The path prefix of the site, such as `/site`. Empty if the site is at the root of the host. */
  prefix?: string;
}

const HOST = '127.0.0.1';

const PAGE = new RegExp(`^/${PAGE_PATH}$`);

/** Redirects permanently, including the query. */
function redirect(response: ServerResponse, to: string, search: string | undefined): void {
  response.writeHead(301, { ...commonHeaders, location: to + (search === undefined ? '' : `?${search}`) });
  response.end();
}

/**
 * Serves a built site like a static host:
 * - `index.html` of folders,
 * - `404.html` with status 404 for unknown paths,
 * - the headers, redirects and hidden files of `src/build/hosting/rules.ts`.
 * @param dir the folder to serve
 * @throws the error of `listen`, with the code `EADDRINUSE` if the port is in use
 */
export async function startStaticServer(
  dir: string,
  { port = 0, addSlashes = false, prefix = '' }: Options = {},
): Promise<StaticServer> {
  const notFound = readFileSync(path.join(dir, '404.html'));
  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { ...commonHeaders, 'content-type': 'text/html; charset=utf-8' });
    response.end(notFound);
  };
  const serve = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, file) => {
      for (const [name, value] of Object.entries(headersFor(file))) response.setHeader(name, value);
      // sirv does not know this type.
      if (file.endsWith('.xlsx')) response.setHeader('Content-Type', WORKBOOK_TYPE);
    },
    onNoMatch: (_request, response) => sendNotFound(response),
  });
  const server: Server = createServer((request, response) => {
    const [address = '/', search] = (request.url ?? '/').split('?');
    if (address !== prefix && !address.startsWith(`${prefix}/`)) return sendNotFound(response);
    const pathname = address.slice(prefix.length) || '/';
    if (isHidden(pathname)) return sendNotFound(response);
    const target = redirects[pathname];
    if (target !== undefined) return redirect(response, prefix + target, search);
    if (addSlashes && PAGE.test(pathname) && existsSync(path.join(dir, pathname, 'index.html')))
      return redirect(response, `${address}/`, search);
    request.url = pathname + (search === undefined ? '' : `?${search}`);
    serve(request, response);
  });
  await once(server.listen(port, HOST), 'listening');
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
