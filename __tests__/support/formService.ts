import type { Page, Request, Route } from 'playwright-core';
import { site } from './labels';

/** How the stub of the form service responds to an enquiry. */
export type Answer = 'accepts' | 'drops the connection' | 'waits' | 'waits, then drops';

const respond = (route: Route, answer: Answer) =>
  answer.includes('drops') ? route.abort('connectionreset') : route.fulfill({ json: { success: 'true' } });

async function enquiryOf(request: Request) {
  const type = (await request.headerValue('content-type')) ?? '';
  const body = request.postDataBuffer() as BodyInit | null;
  const data = await new Response(body, { headers: { 'content-type': type } }).formData();
  return {
    method: request.method(),
    path: new URL(request.url()).pathname,
    type: type.split(';')[0],
    fields: [...data].map(([name, value]): [name: string, value: string] => [name, String(value)]),
  };
}

export function formService() {
  const enquiries: Awaited<ReturnType<typeof enquiryOf>>[] = [];
  let release = () => {};
  return {
    enquiries,
    /** Answers the pending enquiry. */
    release: () => release(),
    /** Answers the requests of a page to the service. Clears `enquiries`. */
    connect(page: Page, answer: Answer) {
      enquiries.length = 0;
      return page.route(`${site.formService.serviceUrl}/**`, async (route) => {
        const enquiry = await enquiryOf(route.request());
        const released = new Promise<void>((done) => {
          release = done;
        });
        enquiries.push(enquiry);
        if (answer.startsWith('waits')) await released;
        // The visitor may have left the page before the answer.
        await respond(route, answer).catch(() => {});
      });
    },
  };
}

export type FormService = ReturnType<typeof formService>;
