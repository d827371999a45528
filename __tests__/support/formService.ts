import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

/** How the stub of the form service responds to an enquiry. */
export type Answer =
  | 'accepts'
  | 'refuses'
  | 'fails with 500'
  | 'writes no JSON'
  | 'drops the connection'
  | 'never answers'
  | 'waits'
  | 'waits, then drops';

export interface Enquiry {
  method: string | undefined;
  path: string | undefined;
  /** The media type without its parameters. */
  type: string;
  /** The fields in the order of the request. */
  fields: [name: string, value: string][];
}

const json = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** Starts a local stub of the form service for the tests of a file. */
export function formService() {
  const enquiries: Enquiry[] = [];
  let answer: Answer = 'accepts';
  let release = () => {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const type = request.headers['content-type'] ?? '';
    const data = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
    enquiries.push({
      method: request.method,
      path: request.url,
      type: type.split(';')[0] ?? '',
      fields: [...data].map(([name, value]) => [name, String(value)]),
    });
    if (answer.startsWith('waits'))
      await new Promise<void>((done) => {
        release = done;
      });
    if (answer.endsWith('drops') || answer === 'drops the connection') return response.destroy();
    if (answer === 'never answers') return;
    if (answer === 'fails with 500') return json(response, 500, '{"success":"true"}');
    if (answer === 'writes no JSON') return json(response, 200, '<html>Thank');
    if (answer === 'refuses') return json(response, 200, '{"success":"false","message":"Activate first."}');
    return json(response, 200, '{"success":"true"}');
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(
    () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  );

  return {
    /** The enquiries received so far. */
    enquiries,
    /** Sets the next responses and clears `enquiries`. */
    thatNow(next: Answer) {
      answer = next;
      enquiries.length = 0;
    },
    /** Answers the pending enquiry. */
    release: () => release(),
    /** Redirects requests of a page from the real service to this stub. */
    connect: (page: Page) =>
      page.route('https://formsubmit.co/**', async (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        try {
          const response = await fetch(origin + pathname, {
            method: request.method(),
            headers: { 'content-type': (await request.headerValue('content-type')) ?? '' },
            body: request.postDataBuffer() as BodyInit | null,
          });
          const body = await response.text();
          await route.fulfill({ status: response.status, contentType: 'application/json', body });
        } catch {
          await route.abort('connectionreset').catch(() => {});
        }
      }),
  };
}

export type FormService = ReturnType<typeof formService>;
