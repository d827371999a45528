import { forgetSent, keepSent, readSent, SENT_KEY } from '../../../../src/features/enquiry/sentEnquiry';

const NOON = Date.UTC(2025, 3, 26, 12);
const HOUR = 60 * 60 * 1000;
const stored = () => window.localStorage.getItem(SENT_KEY);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => {
  jest.useRealTimers();
  forgetSent();
});

test('is kept for a day, and removed then', () => {
  keepSent({ name: 'Ada', message: 'Jute' });
  jest.setSystemTime(NOON + 24 * HOUR - 1);
  expect(readSent()).toEqual({ values: { name: 'Ada', message: 'Jute' }, at: NOON });
  jest.setSystemTime(NOON + 24 * HOUR);
  expect([readSent(), stored()]).toEqual([undefined, null]);
});

test('the latest takes the place of the one before', () => {
  keepSent({ message: 'Jute' });
  keepSent({ message: 'Flax' });
  expect(readSent()?.values).toEqual({ message: 'Flax' });
});

test.each([
  'null',
  '5',
  '"Jute"',
  '[]',
  '{}',
  '{"values":{"name":"Ada"}',
  '{"values":{"name":"Ada"},"at":"now"}',
  `{"values":{"name":"Ada"},"at":${NOON + 1}}`,
])('what stands there otherwise, %s, is removed', (json) => {
  window.localStorage.setItem(SENT_KEY, json);
  expect([readSent(), stored()]).toEqual([undefined, null]);
});

test('of a foreign object only texts under the names of fields are taken', () => {
  window.localStorage.setItem(SENT_KEY, `{"values":{"name":"Ada","phone":5,"x":"y"},"at":${NOON}}`);
  expect(readSent()?.values).toEqual({ name: 'Ada' });
});
