import { render } from '@testing-library/react';
import fc from 'fast-check';
import {
  enquiryText,
  fieldOf,
  invalidFieldsOf,
  LINK_LIMIT,
  mailtoEnquiry,
  valuesOf,
  whatsAppEnquiry,
} from '../../../../src/features/enquiry/enquiry';
import { anyText } from '../../../support/anyText';
import { complete, EnquiryFields, field, type } from '../../../support/enquiryForm';

function show(fields = <EnquiryFields />): HTMLFormElement {
  return render(<form>{fields}</form>).container.querySelector('form') as HTMLFormElement;
}

test('a field is found by its name', () => {
  const form = show();
  expect(fieldOf(form, 'email')).toBe(field('Email'));
  expect(fieldOf(form, 'message')).toBe(field('Message'));
});

test.each([
  ['none', undefined],
  ['a button', <button key="0" type="submit" name="name" />],
])('a form that has %s by that name is a mistake of ours', (_, fields) => {
  expect(() => fieldOf(show(fields ?? <i />), 'name')).toThrow('The enquiry form has no field "name".');
});

test('the values are those of the five fields, and of no other', () => {
  const form = show();
  type('Name', 'Ada');
  type('Message', 'One\nTwo');
  expect(valuesOf(form)).toEqual({ name: 'Ada', email: '', phone: '', subject: '', message: 'One\nTwo' });
});

test('what is missing or wrong is named in the order of the form', () => {
  const form = show();
  expect(invalidFieldsOf(form)).toEqual(['name', 'email', 'subject', 'message']);
  for (const label of ['Name', 'Subject', 'Message']) type(label, 'x');
  type('Email', 'no address');
  expect(invalidFieldsOf(form)).toEqual(['email']);
  type('Email', 'ada@example.com');
  expect(invalidFieldsOf(form)).toEqual([]);
});

test.each([
  [{ ...complete, phone: '+91 20' }, 'Jute\n\nTwo bales.\n\nAda\nada@example.com\n+91 20'],
  [complete, 'Jute\n\nTwo bales.\n\nAda\nada@example.com'],
  [{ ...complete, subject: '' }, 'Two bales.\n\nAda\nada@example.com'],
  [{ message: 'Hello' }, 'Hello\n'],
])('as a letter, %j', (values, text) => {
  expect(enquiryText(values)).toBe(text);
});

test('an e-mail carries the subject and the letter, encoded, with the line ends of e-mails', () => {
  const mail = mailtoEnquiry('trade@example.com', {
    ...complete,
    subject: 'Jute & 50% rice?',
    message: 'A+B\nC',
  });
  expect(mail).toEqual({
    href: 'mailto:trade@example.com?subject=Jute%20%26%2050%25%20rice%3F&body=A%2BB%0D%0AC%0D%0A%0D%0AAda%0D%0Aada%40example.com',
    complete: true,
  });
});

test('an e-mail about nothing yet', () => {
  expect(mailtoEnquiry('trade@example.com', {}).href).toBe('mailto:trade@example.com?subject=&body=%0D%0A');
});

test('an e-mail that would be too long for its link is opened without a text', () => {
  const base = mailtoEnquiry('trade@example.com', { subject: 'Jute', message: '' }).href.length;
  const longest = 'x'.repeat(LINK_LIMIT - base);
  expect(mailtoEnquiry('trade@example.com', { subject: 'Jute', message: longest }).complete).toBe(true);
  expect(mailtoEnquiry('trade@example.com', { subject: 'Jute', message: `${longest}x` })).toEqual({
    href: 'mailto:trade@example.com?subject=Jute',
    complete: false,
  });
});

test('a subject that is too long for a link is left out as well', () => {
  expect(mailtoEnquiry('trade@example.com', { subject: 'x'.repeat(LINK_LIMIT) })).toEqual({
    href: 'mailto:trade@example.com',
    complete: false,
  });
});

const letter = { subject: 'Jute & flax', message: 'A\nB' };
const letterText = 'text=Jute%20%26%20flax%0A%0AA%0AB%0A';

test.each([
  ['https://wa.me/912055500100', `https://wa.me/912055500100?${letterText}`],
  ['https://wa.me/912055500100?text=Hello%20there', `https://wa.me/912055500100?${letterText}`],
  ['https://wa.me/912055500100?text', `https://wa.me/912055500100?${letterText}`],
  ['https://wa.me/912055500100?', `https://wa.me/912055500100?${letterText}`],
  [
    'https://api.whatsapp.com/send?text=Hello&phone=+912055500100&text=twice#x',
    `https://api.whatsapp.com/send?phone=+912055500100&${letterText}#x`,
  ],
])('the WhatsApp link %s gets the letter as its only text', (messaging, href) => {
  expect(whatsAppEnquiry(messaging, letter)).toEqual({ href, complete: true });
});

test('no other messaging app gets the letter', () => {
  expect(whatsAppEnquiry('https://t.me/deccanmeridian', letter)).toBeUndefined();
});

test('a letter that is too long for a WhatsApp link leaves the link as it was set', () => {
  const messaging = 'https://wa.me/912055500100?text=Hello';
  const spare = LINK_LIMIT - (whatsAppEnquiry(messaging, { message: '' })?.href.length ?? 0);
  const longest = 'x'.repeat(spare);
  expect(whatsAppEnquiry(messaging, { message: longest })).toMatchObject({ complete: true });
  expect(whatsAppEnquiry(messaging, { message: `${longest}x` })).toEqual({
    href: messaging,
    complete: false,
  });
});

test('any values give links within the limit, and a complete one carries all of them', () => {
  const anyValues = fc.record(
    { name: anyText, email: anyText, phone: anyText, subject: anyText, message: anyText },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyValues, (values) => {
      const mail = mailtoEnquiry('trade@example.com', values);
      const whatsApp = whatsAppEnquiry('https://wa.me/912055500100?text=Hello', values);
      for (const link of [mail, whatsApp]) expect(link?.href.length).toBeLessThanOrEqual(LINK_LIMIT);
      const texts = new URL(whatsApp?.href ?? '').searchParams.getAll('text');
      const text = Buffer.from(enquiryText(values)).toString();
      expect(texts).toEqual([whatsApp?.complete ? text : 'Hello']);
    }),
  );
});
