import { fireEvent, render, screen } from '@testing-library/react';
import { interpolate } from '../../../../src/components/interpolate';
import { ContactForm } from '../../../../src/features/enquiry/ContactForm';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../../src/features/enquiry/enquiry';
import { standInForService } from '../../../support/enquiryForm';
import { hydrate } from '../../../support/hydrate';
import { contact } from '../../../support/labels';

const copy = contact.form as unknown as Queries.ContactFormFragment['form'];
const form = <ContactForm copy={copy} onSale={[]} hsCode="HS code" />;
const field = (name: EnquiryField) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: copy[name].label });

standInForService();

test('each field has its label alone for a name, and all but the phone are required', () => {
  const { container } = render(form);
  const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(ENQUIRY_FIELDS.map((name) => copy[name].label));
  for (const name of ENQUIRY_FIELDS) {
    expect([field(name).name, field(name).required]).toEqual([name, name !== 'phone']);
    // No error yet, so none is read with it.
    expect(field(name).hasAttribute('aria-describedby')).toBe(false);
  }
});

test('browsers know what to fill in, and which keyboard to show', () => {
  render(form);
  const help = (name: EnquiryField) => [field(name).type, field(name).autocomplete];
  expect(help('name')).toEqual(['text', 'name']);
  expect(help('email')).toEqual(['email', 'email']);
  expect(help('phone')).toEqual(['tel', 'tel']);
});

test('it is hydrated without a complaint', () => {
  expect(hydrate(form).complaints).toEqual([]);
});

test('each try tells how many fields are missing, before the first of them gets the focus', () => {
  render(form);
  const name = field('name');
  const states: (string | null)[] = [];
  name.addEventListener('focus', () => states.push(name.getAttribute('aria-invalid')));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: copy.submit }));
  const problems = interpolate(copy.problems, { count: 4 });
  submit();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(problems);
  expect(states).toEqual(['true']);
  // The same words again are told only in a region of their own.
  submit();
  expect(screen.getByRole('alert').textContent).toBe(problems);
  expect(screen.getByRole('alert')).not.toBe(alert);
});
