import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The types of text by the ending of a file, which hosts compress. */
const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Those of what is compressed already. */
const OTHERS: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface Sent {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * What a good host sends for a file: text with brotli at its best, everything else as it is.
 * @param file its name, by which its type is known
 * @param body what it holds
 */
export async function asSent(file: string, body: Buffer): Promise<Sent> {
  const ending = path.extname(file).toLowerCase();
  const text = TEXT[ending];
  if (!text) return { body, headers: { 'content-type': OTHERS[ending] ?? 'application/octet-stream' } };
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return brotli.length < body.length
    ? { body: brotli, headers: { 'content-type': text, 'content-encoding': 'br' } }
    : { body, headers: { 'content-type': text } };
}
