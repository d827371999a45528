/** The enquiry form, as plain as can be, and the service that it is sent to. */
import { act, fireEvent, screen } from '@testing-library/react';
import { forgetDraft } from '../../src/features/enquiry/draft';
import { enquiryProgress } from '../../src/features/enquiry/progress';

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

/** The field with a label, in any letter case. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });

/** What the visitor enters in a field, in place of what it held. */
export const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

/** What all fields hold, in order. */
export const entered = () =>
  ['Name', 'Email', 'Phone', 'Subject', 'Message'].map((label) => field(label).value);

/** An enquiry that can be sent. */
export const complete = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  subject: 'Jute',
  message: 'Two bales.',
};

/** Stands in for the service in all tests of a file. It answers when a test says so, or fails to. */
export function standInForService() {
  let settle: (reached: boolean) => void;
  const request = jest.fn(
    (_address: string, _request: RequestInit) =>
      new Promise((resolve, reject) => {
        settle = (reached) => (reached ? resolve({}) : reject(new TypeError('Failed to fetch')));
      }),
  );
  beforeEach(() => {
    Object.assign(globalThis, { fetch: request, __PATH_PREFIX__: '' });
    window.history.replaceState(null, '', '/contact');
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(window, 'alert').mockImplementation(() => {});
  });
  afterEach(() => {
    act(() => enquiryProgress.set('idle'));
    forgetDraft();
    jest.clearAllMocks();
    jest.restoreAllMocks();
    request.mockClear();
    window.history.replaceState(null, '', '/');
  });
  return { request, answer: (reached: boolean) => act(async () => settle(reached)) };
}
