/** Provides a minimal contact form and a stub of the form service. */
import { act, fireEvent, screen } from '@testing-library/react';
import { enquiryProgress } from '../../src/enquiry/sending/progress';

export const EnquiryFields = () => (
  <>
    <input name="name" aria-label="Name" required />
    <input name="email" aria-label="Email" type="email" required />
    <input name="phone" aria-label="Phone" type="tel" />
    <input name="subject" aria-label="Subject" required />
    <textarea name="message" aria-label="Message" required />
    <input name="_captcha" type="hidden" value="false" />
  </>
);

/** Finds a field by its label, ignoring case. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });

/** Replaces the text of a field. */
export const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

/** Returns the values of all fields in order. */
export const entered = () =>
  ['Name', 'Email', 'Phone', 'Subject', 'Message'].map((label) => field(label).value);

/** A valid enquiry. */
export const complete = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  subject: 'Jute',
  message: 'Two bales.',
};

/** Replaces the form service in all tests of a file. `answer` completes the request with a response or an error. */
export function stubService() {
  let settle: (reached: boolean) => void;
  const request = () =>
    new Promise((resolve, reject) => {
      settle = (reached) => (reached ? resolve({}) : reject(new TypeError('Failed to fetch')));
    });
  beforeEach(() => {
    Object.assign(globalThis, { fetch: request, __PATH_PREFIX__: '' });
    window.history.replaceState(null, '', '/contact');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(window, 'alert').mockImplementation(() => {});
  });
  afterEach(() => {
    act(() => enquiryProgress.set('idle'));
    jest.clearAllMocks();
    jest.restoreAllMocks();
  });
  return { answer: (reached: boolean) => act(async () => settle(reached)) };
}
