/** Checks the compression of text files by nginx and Apache. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EDITOR_SCREEN } from '../../src/lib/generatedFiles';
import type { WebServer } from '../../tools/hosting-check/webServers';
import { ask } from '../support/ask';
import { htmlOf, publicDir } from '../support/builtPages';
import { all } from '../support/html';

type Answer = Awaited<ReturnType<typeof ask>>;

/** The `Accept-Encoding` header of browsers. */
const ALL = 'gzip, deflate, br, zstd';

/** Values of `Accept-Encoding` that forbid compression. For the empty value no header is sent. */
const NONE = ['', 'identity', 'br;q=0, gzip;q=0', 'br; q=0.0, gzip; q=0.000, *;q=0'];

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

/** Returns the body of a response, decompressed once. */
function decoded({ headers, bytes }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes);
  return bytes;
}

/** Compares buffers faster than `toEqual`, which takes seconds. */
const expectSame = (bytes: Buffer, expected: Buffer) =>
  expect([bytes.length, bytes.equals(expected)]).toEqual([expected.length, true]);

const [script = ''] = all(htmlOf('/'), /"(\/[\w.-]+\.js)"/g);
const styleSheet = `/${readdirSync(publicDir).find((name) => name.endsWith('.css'))}`;
const picture = readdirSync(path.join(publicDir, 'share')).map((name) => `/share/${name}`)[0] ?? '';
const editorScript = readdirSync(path.join(publicDir, EDITOR_SCREEN))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `${EDITOR_SCREEN}/${name}`)[0];

/** Paths of text files, each with the file of the build that it serves. */
const TEXTS: [address: string, file: string][] = [
  ['/', '/index.html'],
  ['/about', '/about/index.html'],
  ...[
    '/page-data/about/page-data.json',
    '/icons.svg',
    '/rss.xml',
    '/manifest.webmanifest',
    '/search-index.json',
    '/specifications.csv',
    styleSheet,
    script,
  ].map((file): [string, string] => [file, file]),
];

/** Registers the tests of a server, which serves a copy of the site. */
export function testCompression(server: WebServer, prefix: string, origin: () => string): void {
  const get = (address: string, encodings = ALL, headers: Record<string, string> = {}) =>
    ask(origin(), prefix + address, {
      ...(encodings === '' ? {} : { 'Accept-Encoding': encodings }),
      ...headers,
    });
  const [preferred] = server.encodings;

  test.each(TEXTS)('sends %s as the compressed file of the build', async (address, file) => {
    const plain = await get(address, '');
    const contents = readFileSync(path.join(publicDir, file));
    for (const encoding of server.encodings) {
      const answer = await get(address, encoding === preferred ? ALL : encoding);
      expect([answer.status, answer.headers]).toMatchObject([
        200,
        {
          'content-encoding': encoding,
          'content-type': plain.headers['content-type'],
          'cache-control': plain.headers['cache-control'],
          vary: expect.stringMatching(/\bAccept-Encoding\b/i),
        },
      ]);
      expect(answer.headers['content-language']).toBeUndefined();
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
      expectSame(answer.bytes, readFileSync(path.join(publicDir, file + EXTENSIONS[encoding])));
      expectSame(decoded(answer), contents);
    }
  });

  test.each(TEXTS)('sends %s uncompressed to a client that accepts no encoding', async (address, file) => {
    const contents = readFileSync(path.join(publicDir, file));
    for (const encodings of NONE) {
      const { headers, bytes } = await get(address, encodings);
      expect([encodings, headers['content-encoding'] ?? 'identity']).toEqual([encodings, 'identity']);
      expect(headers.vary).toMatch(/\bAccept-Encoding\b/i);
      expectSame(bytes, contents);
    }
  });

  test('responds to a second request for a compressed file with 304', async () => {
    for (const encodings of server.encodings) {
      const { headers } = await get('/about', encodings);
      expect(headers['content-encoding']).toBe(encodings);
      const again = await get('/about', encodings, { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test('compresses responses to a proxy', async () => {
    const { headers } = await get('/about', ALL, { Via: '1.1 proxy' });
    expect(headers['content-encoding']).toBe(preferred);
  });

  test('compresses the 404 page', async () => {
    const answer = await get('/nothing');
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, preferred]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(String(decoded(answer))).toContain('content="noindex"');
  });

  test('does not compress pictures', async () => {
    const { headers, bytes } = await get(picture);
    expect(headers['content-encoding']).toBeUndefined();
    expectSame(bytes, readFileSync(path.join(publicDir, picture)));
  });

  test('compresses files that the build has not compressed', async () => {
    if (!editorScript) return;
    const answer = await get(editorScript);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expectSame(decoded(answer), readFileSync(path.join(publicDir, editorScript)));
  });
}
