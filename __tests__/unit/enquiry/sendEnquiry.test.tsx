/** The answers of the form service. Browser tests cover the request, and a service that cannot be reached. */
import { post } from '../../../src/enquiry/sendEnquiry';

/** Sends an empty form to a service that responds with this body and status. */
function answered(body: string, status: number, checkAnswer: boolean) {
  const response = { ok: status < 400, status, json: async () => JSON.parse(body) };
  Object.assign(globalThis, { fetch: async () => response });
  const service = { serviceUrl: 'https://forms.example', timeLimit: 0, mailbox: 'trade@example.com' };
  return post(new FormData(), { ...service, checkAnswer });
}

test.each([
  ['', 404, false],
  ['{"success":"true"}', 200, true],
  ['{"success":true}', 200, true],
])('%j with status %d and checkAnswer %s is a success', async (body, status, checkAnswer) => {
  await expect(answered(body, status, checkAnswer)).resolves.toBeUndefined();
});

test.each([
  ['{"success":"true"}', 503, 'HTTP status 503'],
  ['<html>', 200, 'JSON'],
  ['{"success":"false","message":"Activate the form."}', 200, 'Activate the form.'],
  ['null', 200, 'refused'],
])('with checkAnswer, %s with status %d is a failure', async (body, status, message) => {
  await expect(answered(body, status, true)).rejects.toThrow(message);
});
