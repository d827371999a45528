import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '../../../../src/features/enquiry/ContactForm';
import { documentAt } from '../../../support/content';
import { complete, standInForService } from '../../../support/enquiryForm';
import { hydrate } from '../../../support/hydrate';

const copy = documentAt('pages/contact.json').form;
const form = <ContactForm copy={copy} />;
const LABELS = {
  name: 'Your Name',
  email: 'Your Email',
  phone: 'Your Phone Number (Optional)',
  subject: 'Subject',
  message: 'Message',
};

const { request, answer } = standInForService();

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const submit = () => fireEvent.click(button('Send Message'));
const fill = (values = complete) => {
  for (const [name, label] of Object.entries(LABELS))
    fireEvent.input(field(label), { target: { value: values[name as keyof typeof values] } });
};
/** What screen readers hear of a field beside its name. */
const described = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('each field has its label alone for a name, and all but the phone are required', () => {
  const { container } = render(form);
  expect([...container.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(
    Object.values(LABELS),
  );
  for (const [name, label] of Object.entries(LABELS)) {
    expect(field(label).name).toBe(name);
    expect(field(label).required).toBe(name !== 'phone');
  }
});

test('browsers know what to fill in, and which keyboard to show', () => {
  render(form);
  const help = (label: string) => [field(label).type, field(label).autocomplete];
  expect(help('Your Name')).toEqual(['text', 'name']);
  expect(help('Your Email')).toEqual(['email', 'email']);
  expect(help('Your Phone Number (Optional)')).toEqual(['tel', 'tel']);
});

test('without scripts the browser posts it to the service, and is led back to the page of thanks', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  const { action, method, enctype } = container.querySelector('form') as HTMLFormElement;
  expect(action).toBe('https://formsubmit.co/enquiries@example.com');
  expect([method, enctype]).toEqual(['post', 'multipart/form-data']);
  expect(container.querySelector('noscript')?.textContent).toContain(
    'name="_next" value="https://www.example.com/thank-you"',
  );
});

test('the browser checks it in its own way until the page is alive, and takes over without a complaint', () => {
  let before: boolean | undefined;
  const { container, complaints } = hydrate(form, () => {
    before = document.querySelector('form')?.noValidate;
  });
  expect(complaints).toEqual([]);
  expect(before).toBe(false);
  expect(container.querySelector('form')?.noValidate).toBe(true);
});

test('what is sent beside the fields: subject and layout of the e-mail, no puzzle, no way back', () => {
  render(form);
  fill();
  submit();
  const { name, email, phone, subject, message, ...more } = Object.fromEntries(
    request.mock.calls[0]?.[1].body as FormData,
  );
  expect({ name, email, phone, subject, message }).toEqual(complete);
  expect(more).toEqual({
    _subject: 'New Contact Form Submission - Deccan Meridian',
    _template: 'table',
    _captcha: 'false',
  });
});

test('it says who receives what is entered', () => {
  render(form);
  expect(screen.getByText(/^FormSubmit receives what you enter here/)).toBeTruthy();
});

test('no error shows before the first try', () => {
  render(form);
  for (const { error } of [copy.name, copy.email, copy.subject, copy.message])
    expect(screen.getByText(error).hidden).toBe(true);
  for (const label of Object.values(LABELS)) {
    expect(field(label).hasAttribute('aria-invalid')).toBe(false);
    expect(described(label)).toBeUndefined();
  }
});

test('a field that is missing or wrong is marked, and linked to its error', () => {
  render(form);
  fill({ ...complete, name: '', email: 'no address' });
  submit();
  expect(request).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Your Name'));
  expect(described('Your Name')).toBe('Please provide your name');
  expect(described('Your Email')).toBe('Please provide a valid email');
  expect(screen.getByText('Please provide a valid email').hidden).toBe(false);
  expect(field('Your Email').getAttribute('aria-invalid')).toBe('true');
  expect(described('Subject')).toBeUndefined();
  fill();
  expect(described('Your Email')).toBeUndefined();
  expect(screen.getByText('Please provide a valid email').hidden).toBe(true);
});

test('while it is sent nothing can be changed, and screen readers hear that it is', () => {
  render(form);
  fill();
  submit();
  expect(button('Sending...').disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Sending...');
  for (const label of Object.values(LABELS)) expect(field(label).readOnly).toBe(true);
});

test('after a failure there are other ways, which take the message along', async () => {
  render(form);
  fill();
  submit();
  expect(screen.queryByText(copy.otherWays.title)).toBeNull();
  await answer(false);
  expect(window.alert).toHaveBeenCalledWith('There was an error sending your message. Please try again.');
  expect(screen.getByText(copy.otherWays.title).closest('[role="status"]')).toBeNull();
  const write = screen.getByRole('link', { name: 'Send it by e-mail to enquiries@example.com' });
  expect(write.getAttribute('href')).toBe(
    'mailto:enquiries@example.com?subject=Jute&body=Two%20bales.%0D%0A%0D%0AAda%0D%0Aada%40example.com',
  );
  const call = screen.getByRole('link', { name: 'Call +91 20 5550 0100 (Head Office)' });
  expect(call.getAttribute('href')).toBe('tel:+912055500100');
  expect(button('Copy your message')).toBeTruthy();
  expect(button('Send Message').disabled).toBe(false);
  expect(field('Message').readOnly).toBe(false);
});

test('another try takes the other ways away', async () => {
  render(form);
  fill();
  submit();
  await answer(false);
  submit();
  expect(screen.queryByText(copy.otherWays.title)).toBeNull();
  expect(button('Sending...').disabled).toBe(true);
});

test('what other pages know of the enquiry is filled in', () => {
  render(<ContactForm copy={copy} state={{ enquiry: { subject: 'Inquiry: Jute' } }} />);
  expect(field('Subject').value).toBe('Inquiry: Jute');
});

test('each try tells how many fields are missing, before the first of them gets the focus', () => {
  render(form);
  const name = field('Your Name');
  const states: (string | null)[] = [];
  name.addEventListener('focus', () => states.push(name.getAttribute('aria-invalid')));
  submit();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('4 field(s) need your attention.');
  expect(states).toEqual(['true']);
  // The same words again are told only in a region of their own.
  submit();
  expect(screen.getByRole('alert').textContent).toBe('4 field(s) need your attention.');
  expect(screen.getByRole('alert')).not.toBe(alert);
});
