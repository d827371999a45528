import { navigate } from 'gatsby';
import { enquireWith, enquiryState, prefillOf } from '../../../../src/features/enquiry/prefill';

const enquiry = { email: 'a@example.com', subject: 'Newsletter sign-up' };

const leadFrom = (address: string, prefix = '') => {
  Object.assign(globalThis, { __PATH_PREFIX__: prefix });
  window.history.replaceState(null, '', prefix + address);
  enquireWith(enquiry);
};

beforeEach(() => jest.mocked(navigate).mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

test.each(['', '/site'])(
  'leads to the contact form with the enquiry in the navigation state, none of it in the address (%j)',
  (prefix) => {
    leadFrom('/services', prefix);
    expect(jest.mocked(navigate).mock.calls).toEqual([['/contact', { state: { enquiry }, replace: false }]]);
  },
);

test.each([
  ['/contact', ''],
  ['/contact/', ''],
  ['/contact?from=mail#form', ''],
  ['/contact', '/site'],
])('at %s, published below %j, that is no new place to come back from', (address, prefix) => {
  leadFrom(address, prefix);
  expect(jest.mocked(navigate).mock.calls).toEqual([['/contact', { state: { enquiry }, replace: true }]]);
});

test('what was handed over is what is filled in', () => {
  expect(prefillOf(enquiryState(enquiry))).toEqual(Object.entries(enquiry));
});

test('empty texts fill in nothing', () => {
  expect(prefillOf(enquiryState({ email: '', subject: 'Jute' }))).toEqual([['subject', 'Jute']]);
});

test('names of no field are ignored', () => {
  expect(prefillOf({ enquiry: { nothing: 'x', _captcha: 'true', message: 'Hello' } })).toEqual([
    ['message', 'Hello'],
  ]);
});

test.each([undefined, null, { key: '1' }, { enquiry: null }, { enquiry: {} }, 'enquiry', 5])(
  'the state %j fills in nothing',
  (state) => {
    expect(prefillOf(state)).toEqual([]);
  },
);
