import { readSent, SENT_KEY, storeSent } from '../../../../src/enquiry/sending/sentEnquiry';

const NOON = Date.UTC(2025, 3, 26, 12);
const DAY = 24 * 60 * 60 * 1000;
const stored = () => window.localStorage.getItem(SENT_KEY);

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

test('is stored for a day and then removed', () => {
  storeSent({ name: 'Ada', message: 'Jute' });
  jest.setSystemTime(NOON + DAY - 1);
  expect(readSent()).toEqual({ values: { name: 'Ada', message: 'Jute' }, at: NOON });
  jest.setSystemTime(NOON + DAY);
  expect([readSent(), stored()]).toEqual([undefined, null]);
});

test.each(['null', '{}', '{"values":{"name":"Ada"}', '{"values":{},"at":"now"}', `{"at":${NOON + 1}}`])(
  'removes the stored text %s',
  (json) => {
    window.localStorage.setItem(SENT_KEY, json);
    expect([readSent(), stored()]).toEqual([undefined, null]);
  },
);
