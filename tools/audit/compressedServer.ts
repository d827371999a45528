import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withoutTrailingSlash } from '../../src/routes';
import { asSent, type Sent } from './asSent';
import { selfSigned } from './certificate';
import { withoutScripts } from './withoutScripts';

type Files = ReadonlyMap<string, Sent>;

export interface Origins {
  /** Where the site is served as it was built, such as `https://localhost:40123`. */
  asBuilt: string;
  /** Where its pages have no scripts. */
  withoutScripts: string;
}

const HOST = 'localhost';

const isPage = (file: string): boolean => file.endsWith('.html');
const isMap = (file: string): boolean => file.endsWith('.map');

/** All that is served is read and compressed before the first request, so that no answer waits for it. */
async function pack(
  dir: string,
  wanted: (file: string) => boolean,
  change = (text: string) => text,
): Promise<Files> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const packed = files.map(async (file): Promise<[string, Sent]> => {
    const body = readFileSync(file);
    const address = `/${path.relative(dir, file).split(path.sep).join('/')}`;
    return [address, await asSent(file, isPage(file) ? Buffer.from(change(body.toString())) : body)];
  });
  return new Map(await Promise.all(packed));
}

function find(files: Files, url: string): Sent | undefined {
  const asked = decodeURI(url.split('?')[0] ?? '/');
  return files.get(asked) ?? files.get(`${withoutTrailingSlash(asked)}/index.html`.replace('//', '/'));
}

async function listen(files: Files): Promise<{ origin: string; close: () => void }> {
  const notFound = files.get('/404.html');
  const server = createSecureServer({ ...selfSigned(HOST) }, (request, response) => {
    const found = find(files, request.url);
    const { body, headers } = found ?? notFound ?? { body: Buffer.alloc(0), headers: {} };
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/**
 * Serves a built site as good hosts do, by HTTP/2 and with brotli, and once more with the scripts taken out of its
 * pages.
 * @param dir the folder of the site
 */
export async function serveCompressed(dir: string): Promise<{ origins: Origins; close: () => void }> {
  const files = await pack(dir, (file) => !isPage(file) && !isMap(file));
  const start = async (change?: (html: string) => string) =>
    listen(new Map([...files, ...(await pack(dir, isPage, change))]));
  const servers = { asBuilt: await start(), withoutScripts: await start(withoutScripts) };
  return {
    origins: { asBuilt: servers.asBuilt.origin, withoutScripts: servers.withoutScripts.origin },
    close: () => {
      servers.asBuilt.close();
      servers.withoutScripts.close();
    },
  };
}
