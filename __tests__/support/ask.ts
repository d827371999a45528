import { type IncomingHttpHeaders, request as requestInsecurely } from 'node:http';
import { request } from 'node:https';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as received, compressed or not. */
  bytes: Buffer;
}

/** Requests a URL without normalizing it, which `fetch` would do. Accepts any certificate. */
export const ask = (origin: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(origin);
    const send = protocol === 'https:' ? request : requestInsecurely;
    const options = { hostname, port, path: address, headers, rejectUnauthorized: false };
    send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: String(bytes), bytes });
      });
    })
      .on('error', reject)
      .end();
  });
