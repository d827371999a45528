/**
 * A certificate that signs itself, for a server that only this machine asks: browsers speak HTTP/2 with encryption
 * alone. Node makes keys and signatures but no certificates, so the little that one needs is written here
 * (RFC 5280, section 4.1, in the encoding of X.690).
 */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  id: 0x06,
  text: 0x0c,
  time: 0x18,
  list: 0x30,
  set: 0x31,
};
const DNS_NAME = 0x82;
/** Fields that a certificate numbers: its version, and what extends it. */
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

/** Identifiers, already encoded: common name, alternative names, ECDSA with SHA-256. */
const COMMON_NAME = '550403';
const ALTERNATIVE_NAMES = '551d11';
const ECDSA_SHA256 = '2a8648ce3d040302';

/** A value with its tag and length. */
function item(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const size = value.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), value]);
}

const list = (...parts: readonly Buffer[]): Buffer => item(TAG.list, ...parts);
const id = (hex: string): Buffer => item(TAG.id, Buffer.from(hex, 'hex'));
const text = (words: string): Buffer => item(TAG.text, Buffer.from(words));
const integer = (...bytes: readonly number[]): Buffer => item(TAG.integer, Buffer.from(bytes));
const bits = (value: Buffer): Buffer => item(TAG.bits, Buffer.from([0]), value);
const time = (date: Date): Buffer =>
  item(TAG.time, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')));

const pem = (body: Buffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(body.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
    '',
  ].join('\n');

/** Makes a key and a certificate for `host` that holds for a day around now. */
export function selfSigned(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 60 * 60 * 1000;
  const name = list(item(TAG.set, list(id(COMMON_NAME), text(host))));
  const algorithm = list(id(ECDSA_SHA256));
  const hosts = list(item(DNS_NAME, Buffer.from(host)));
  const claims = list(
    item(VERSION, integer(2)),
    integer(1, ...randomBytes(8)),
    algorithm,
    name,
    list(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    item(EXTENSIONS, list(list(id(ALTERNATIVE_NAMES), item(TAG.octets, hosts)))),
  );
  const signature = sign('sha256', claims, privateKey);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(list(claims, algorithm, bits(signature))),
  };
}
