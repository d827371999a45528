import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

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

/** The paths that may be redirected. With others, such as `/%5Cevil.example/`, a redirect could lead to another host. */
const PAGE = /^\/[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+)*$/;

/** The default of the hosts that read `_headers`. */
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Returns the lines of a file in the output folder without comments, or none if the file does not exist. */
const linesOf = (dir: string, file: string): string[] =>
  existsSync(path.join(dir, file))
    ? readFileSync(path.join(dir, file), 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];

/** Returns a function that applies the rules of `_headers` to a path: the headers of all patterns that match. */
export function readHeaders(dir: string): (path: string) => Record<string, string> {
  const rules: { pattern: RegExp; headers: Record<string, string> }[] = [];
  for (const line of linesOf(dir, '_headers')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    const headers = rules.at(-1)?.headers;
    if (name && headers) headers[name] = value;
    else
      rules.push({
        pattern: new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
        headers: {},
      });
  }
  return (path) => Object.assign({}, ...rules.map((rule) => rule.pattern.test(path) && rule.headers));
}

/** Returns the redirects of `_redirects`. */
export const readRedirects = (dir: string): Record<string, string> =>
  Object.fromEntries(linesOf(dir, '_redirects').map((line) => line.split(' ').slice(0, 2)));

/**
 * Serves a built site like a static host: `index.html` of folders, `404.html` with status 404 for unknown paths, and the
 * rules of `_headers` and `_redirects`.
 * @throws the error of `listen`, with the code `EADDRINUSE` if the port is in use
 */
export async function startStaticServer(
  dir: string,
  { port = 0, addSlashes = false, prefix = '' }: Options = {},
): Promise<StaticServer> {
  const headersOf = readHeaders(dir);
  const redirects = readRedirects(dir);
  const notFound = readFileSync(path.join(dir, '404.html'));
  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { ...headersOf('/'), 'content-type': 'text/html; charset=utf-8' });
    response.end(notFound);
  };
  const redirect = (response: ServerResponse, to: string, search: string | undefined) => {
    const location = to + (search === undefined ? '' : `?${search}`);
    response.writeHead(301, { ...headersOf('/'), location });
    response.end();
  };
  const serve = sirv(dir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, file) => {
      for (const [name, value] of Object.entries({ ...REVALIDATED, ...headersOf(file) }))
        response.setHeader(name, value);
      // sirv does not know this type.
      if (file.endsWith('.xlsx'))
        response.setHeader(
          'Content-Type',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        );
    },
    onNoMatch: (_request, response) => sendNotFound(response),
  });
  const server = createServer((request, response) => {
    const [address = '/', search] = (request.url ?? '/').split('?');
    if (address !== prefix && !address.startsWith(`${prefix}/`)) return sendNotFound(response);
    const pathname = address.slice(prefix.length) || '/';
    if (/^\/(_|%5F)(headers|redirects)$/i.test(pathname)) return sendNotFound(response);
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
