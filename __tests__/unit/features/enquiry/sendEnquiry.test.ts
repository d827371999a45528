import { plainAddress, sendEnquiry } from '../../../../src/features/enquiry/sendEnquiry';

const MAILBOX = 'trade@example.com';
const standard = { serviceUrl: 'https://forms.example', checkAnswer: false, timeLimit: 0 };
const checked = { ...standard, checkAnswer: true };
const answer = (body: string, status = 200) => new Response(body, { status });

let request: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  jest.spyOn(AbortSignal, 'timeout');
  request = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer('{"success":"true"}'));
});
afterEach(() => jest.restoreAllMocks());

const send = (service = standard, body = new FormData()) => sendEnquiry(body, service, MAILBOX);

test('without scripts the form is posted to the mailbox at the service', () => {
  expect(plainAddress(standard, MAILBOX)).toBe('https://forms.example/trade@example.com');
});

test('one POST of the form data as they are, asking for JSON', async () => {
  const body = new FormData();
  await send(standard, body);
  expect(request).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledWith('https://forms.example/ajax/trade@example.com', {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
  });
  expect(request.mock.calls[0]?.[1]?.body).toBe(body);
});

test.each([
  ['{"success":"false"}', 200],
  ['no JSON', 200],
  ['', 404],
  ['{}', 500],
])('where the answer is not checked, any is a success, such as %j with status %d', async (body, status) => {
  request.mockResolvedValue(answer(body, status));
  await expect(send()).resolves.toBeUndefined();
});

test.each(['{"success":"true"}', '{"success":true,"message":"Sent."}'])(
  'where the answer is checked, %s is a success',
  async (body) => {
    request.mockResolvedValue(answer(body));
    await expect(send(checked)).resolves.toBeUndefined();
  },
);

test.each([
  ['an HTTP error', '{"success":"true"}', 503, 'HTTP status 503'],
  ['what is no JSON', '<html>', 200, 'JSON'],
  ['a refusal', '{"success":"false","message":"Activate the form."}', 200, 'Activate the form.'],
  ['a refusal of another kind', '{"success":false}', 200, 'refused'],
  ['an answer without a word of success', '{}', 200, 'refused'],
  ['an empty answer', 'null', 200, 'refused'],
])('where the answer is checked, %s is a failure', async (_, body, status, message) => {
  request.mockResolvedValue(answer(body, status));
  await expect(send(checked)).rejects.toThrow(message);
});

test('a service that cannot be reached is a failure, whether or not its answer is checked', async () => {
  const error = new TypeError('Failed to fetch');
  request.mockRejectedValue(error);
  await expect(send()).rejects.toBe(error);
  await expect(send(checked)).rejects.toBe(error);
});

test('the limit of time is in seconds', async () => {
  await send({ ...standard, timeLimit: 20 });
  expect(jest.mocked(AbortSignal.timeout).mock.calls).toEqual([[20_000]]);
  const signal = jest.mocked(AbortSignal.timeout).mock.results[0]?.value;
  expect(request.mock.calls[0]?.[1]?.signal).toBe(signal);
});

test('without a limit the service may take as long as it likes', async () => {
  await send();
  expect(AbortSignal.timeout).not.toHaveBeenCalled();
  expect(request.mock.calls[0]?.[1]).not.toHaveProperty('signal');
});
