import { render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { useRef } from 'react';
import { enquireWith, useEnquiryPrefill } from '../../src/hooks/useEnquiryPrefill';

function Probe({ state, subject }: { state: unknown; subject?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEnquiryPrefill(form, state);
  return (
    <form ref={form}>
      <input type="email" name="email" aria-label="Email" />
      <input name="subject" aria-label="Subject" defaultValue={subject} />
      <textarea name="message" aria-label="Message" />
      <input type="hidden" name="_captcha" value="false" />
      <button type="submit" name="send">
        Send
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => ['Email', 'Subject', 'Message'].map((label) => field(label).value);
const enquiry = { email: 'a@example.com', subject: 'Newsletter sign-up', message: 'Hello' };

test('leads to the contact form with the enquiry in the navigation state, none of it in the address', () => {
  enquireWith(enquiry);
  expect(navigate).toHaveBeenCalledWith('/contact', { state: { enquiry } });
});

test('fills the fields by their names', () => {
  render(<Probe state={{ enquiry }} />);
  expect(values()).toEqual(['a@example.com', 'Newsletter sign-up', 'Hello']);
});

test('leaves the fields alone of which nothing is known', () => {
  render(<Probe state={{ enquiry: { subject: 'Jute' } }} />);
  expect(values()).toEqual(['', 'Jute', '']);
});

test('leaves a field alone that is filled in already', () => {
  render(<Probe state={{ enquiry }} subject="My own" />);
  expect(values()).toEqual(['a@example.com', 'My own', 'Hello']);
});

test('ignores names of no field, of buttons and of hidden fields', () => {
  const { container } = render(<Probe state={{ enquiry: { nothing: 'x', send: 'x', _captcha: 'x' } }} />);
  expect(values()).toEqual(['', '', '']);
  expect(screen.getByRole<HTMLButtonElement>('button').value).toBe('');
  expect(container.querySelector<HTMLInputElement>('[name="_captcha"]')?.value).toBe('false');
});

test.each([
  ['no state', undefined],
  ['an empty state', null],
  ['the state of another page', { key: '1' }],
  ['an empty enquiry', { enquiry: null }],
  ['a state that is a text', 'enquiry'],
])('%s changes nothing', (_, state) => {
  render(<Probe state={state} />);
  expect(values()).toEqual(['', '', '']);
});

test('a new enquiry fills what is empty or was brought by the last one, and nothing that was typed', () => {
  const { rerender } = render(<Probe state={{ enquiry: { subject: 'Jute' } }} />);
  field('Message').value = 'Typed';
  rerender(<Probe state={{ enquiry }} />);
  expect(values()).toEqual(['a@example.com', 'Newsletter sign-up', 'Typed']);
});

test('a field that the visitor has emptied stays empty', () => {
  const state = { enquiry };
  const { rerender } = render(<Probe state={state} />);
  field('Subject').value = '';
  rerender(<Probe state={state} />);
  expect(field('Subject').value).toBe('');
});
