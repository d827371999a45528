import { fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '../../../../src/enquiry/form/ContactForm';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../../src/enquiry/form/enquiry';
import { interpolate } from '../../../../src/lib/interpolate';
import { stubService } from '../../../support/enquiryForm';
import { hydrate } from '../../../support/hydrate';
import { contact } from '../../../support/labels';

const texts = contact.form as unknown as Queries.ContactFormFragment['form'];
const form = <ContactForm texts={texts} entries={[]} hsCode="HS code" />;
const field = (name: EnquiryField) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: texts[name].label });

stubService();

test('each field has a name, a type and autocomplete, and all fields except the phone are required', () => {
  hydrate(form);
  for (const name of ENQUIRY_FIELDS) {
    expect([field(name).name, field(name).required]).toEqual([name, name !== 'phone']);
    // Without an error, the field has no description.
    expect(field(name).hasAttribute('aria-describedby')).toBe(false);
  }
  // Browsers use these attributes to fill in the form.
  const fields = (['name', 'email', 'phone'] as const).map(field);
  expect(fields.map(({ type }) => type)).toEqual(['text', 'email', 'tel']);
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', 'tel']);
});

test('each attempt to send announces the number of errors before focusing the first invalid field', () => {
  render(form);
  const name = field('name');
  const states: (string | null)[] = [];
  name.addEventListener('focus', () => states.push(name.getAttribute('aria-invalid')));
  const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.submit }));
  const problems = interpolate(texts.problems, { count: 4 });
  submit();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe(problems);
  expect(states).toEqual(['true']);
  // Screen readers announce the same text again only if the region is new.
  submit();
  expect(screen.getByRole('alert').textContent).toBe(problems);
  expect(screen.getByRole('alert')).not.toBe(alert);
});
