import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lookup } from 'mrmime';

const compress = promisify(brotliCompress);

const TEXT = /^text\/|\/(javascript|json|xml|manifest\+json)|\+xml/;

export interface Sent {
  body: Buffer;
  headers: Record<string, string>;
}

/** Returns a file as a good host sends it: text with the highest brotli compression, other files unchanged. */
export async function asSent(file: string, body: Buffer): Promise<Sent> {
  const type = lookup(file) ?? 'application/octet-stream';
  if (!TEXT.test(type)) return { body, headers: { 'content-type': type } };
  const brotli = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { body: brotli, headers: { 'content-type': type, 'content-encoding': 'br' } };
}
