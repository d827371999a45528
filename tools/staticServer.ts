import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site, also after later builds: `index.html` of folders, and `404.html` with status 404 for unknown
 * paths. It has none of the headers and redirects of the hosts.
 * @param options `port`: the default, 0, selects a free port. `host`: the default is only reachable from this machine.
 *   `addSlashes`: for tests, redirects `/about` to `/about/`, as some hosts do.
 * @returns the origin, such as `http://127.0.0.1:9000`, and a function that stops the server
 * @throws the error of `listen`, with the code `EADDRINUSE` if the port is in use
 */
export async function startStaticServer(
  dir: string,
  { port = 0, host = '127.0.0.1', addSlashes = false } = {},
) {
  const notFound = path.join(dir, '404.html');
  const serve = sirv(dir, {
    brotli: true,
    etag: true,
    // Otherwise, it would keep the list of the files and their sizes.
    dev: true,
    onNoMatch: (_request, response) =>
      response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(existsSync(notFound) ? readFileSync(notFound) : ''),
  });
  const server = createServer((request, response) => {
    const [pathname = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (addSlashes && !pathname.endsWith('/') && existsSync(path.join(dir, pathname, 'index.html')))
      response.writeHead(301, { Location: `${pathname}/${query}` }).end();
    else serve(request, response);
  });
  await once(server.listen(port, host), 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
