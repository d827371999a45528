import { X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { selfSigned } from '../../../../tools/audit/certificate';
import { serveCompressed } from '../../../../tools/audit/compressedServer';

const HOME = `<h1>${'Home '.repeat(100)}</h1>`;
const PICTURE = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 7));

let dir: string;
let site: Awaited<ReturnType<typeof serveCompressed>>;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  mkdirSync(path.join(dir, 'about'));
  for (const [file, body] of [
    ['index.html', `${HOME}<script>1</script>`],
    ['about/index.html', 'About'],
    ['404.html', 'Missing'],
    ['a b.avif', PICTURE],
    ['app.js', '1'],
    ['app.js.map', '{}'],
  ] as const)
    writeFileSync(path.join(dir, file), body);
  site = await serveCompressed(dir);
});
afterAll(() => {
  site.close();
  rmSync(dir, { recursive: true });
});

/** Asks by HTTP/2, as browsers do, and gives the answer as it was sent. */
async function get(origin: string, address: string) {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': address });
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject);
      session.once('error', reject);
    });
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    return { status: headers[':status'], encoding: headers['content-encoding'], body: Buffer.concat(parts) };
  } finally {
    session.close();
  }
}

test('text is sent with brotli where that makes it smaller', async () => {
  const { status, encoding, body } = await get(site.origins.asBuilt, '/?search=1');
  expect([status, encoding]).toEqual([200, 'br']);
  expect(body.length).toBeLessThan(HOME.length);
  expect(brotliDecompressSync(body).toString()).toBe(`${HOME}<script>1</script>`);
  expect(await get(site.origins.asBuilt, '/app.js')).toMatchObject({
    encoding: undefined,
    body: Buffer.from('1'),
  });
});

test('pictures are sent as they are', async () => {
  const { encoding, body } = await get(site.origins.asBuilt, '/a%20b.avif');
  expect(encoding).toBeUndefined();
  expect(body.equals(PICTURE)).toBe(true);
});

test('a folder is its page, and everything else is missing, maps too', async () => {
  const asked = async (address: string) => {
    const { status, body } = await get(site.origins.asBuilt, address);
    return [status, body.toString()];
  };
  expect(await asked('/about')).toEqual([200, 'About']);
  expect(await asked('/about/')).toEqual([200, 'About']);
  expect(await asked('/nothing')).toEqual([404, 'Missing']);
  expect(await asked('/app.js.map')).toEqual([404, 'Missing']);
});

test('beside it stands the same site without scripts', async () => {
  const { body } = await get(site.origins.withoutScripts, '/');
  expect(brotliDecompressSync(body).toString()).toBe(HOME);
});

test('the certificate is signed by its own key, for its host and this day', () => {
  const { key, cert } = selfSigned('localhost');
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkHost('example.com')).toBeUndefined();
  expect(new Date(certificate.validFrom).getTime()).toBeLessThan(Date.now());
  expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(Date.now());
  expect(key).toContain('PRIVATE KEY');
});
