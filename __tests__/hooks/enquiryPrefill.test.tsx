import { navigate } from 'gatsby';
import { enquireWith, enquiryState, prefillOf } from '../../src/hooks/enquiryPrefill';

const enquiry = { email: 'a@example.com', subject: 'Newsletter sign-up' };

test('leads to the contact form with the enquiry in the navigation state, none of it in the address', () => {
  enquireWith(enquiry);
  expect(navigate).toHaveBeenCalledWith('/contact', { state: { enquiry } });
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
