/** The answers of the form service. Browser tests cover the request, and a service that cannot be reached. */
import { post } from '../../../src/enquiry/sendEnquiry';

const standard = {
  serviceUrl: 'https://forms.example',
  checkAnswer: false,
  timeLimit: 0,
  mailbox: 'trade@example.com',
};
const checked = { ...standard, checkAnswer: true };

const request = jest.fn<Promise<unknown>, [string, RequestInit]>();
/** Makes the service respond with this body. */
const answer = (body: string, status = 200) =>
  request.mockResolvedValue({ ok: status < 400, status, json: async () => JSON.parse(body) });

beforeEach(() => {
  Object.assign(globalThis, { fetch: request });
  jest.spyOn(AbortSignal, 'timeout');
  answer('{"success":"true"}');
});
afterEach(() => {
  jest.restoreAllMocks();
  request.mockReset();
});

test.each([
  ['', 404, standard],
  ['{"success":"false"}', 200, standard],
  ['{"success":"true"}', 200, checked],
  ['{"success":true,"message":"Sent."}', 200, checked],
])('%j with status %d is a success with %j', async (body, status, service) => {
  answer(body, status);
  await expect(post(new FormData(), service)).resolves.toBeUndefined();
});

test.each([
  ['{"success":"true"}', 503, 'HTTP status 503'],
  ['<html>', 200, 'JSON'],
  ['{"success":"false","message":"Activate the form."}', 200, 'Activate the form.'],
  ['{"success":false}', 200, 'refused'],
  ['{}', 200, 'refused'],
  ['null', 200, 'refused'],
])('with checkAnswer, %s with status %d is a failure', async (body, status, message) => {
  answer(body, status);
  await expect(post(new FormData(), checked)).rejects.toThrow(message);
});

test('converts the time limit to milliseconds', async () => {
  await post(new FormData(), { ...standard, timeLimit: 20 });
  expect(jest.mocked(AbortSignal.timeout).mock.calls).toEqual([[20_000]]);
  expect(request.mock.calls[0]?.[1].signal).toBe(jest.mocked(AbortSignal.timeout).mock.results[0]?.value);
});
