/** Provides a minimal contact form. */
import { fireEvent, screen } from '@testing-library/react';

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
