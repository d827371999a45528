import { enquiryText, mailtoEnquiry, whatsAppEnquiry } from '../../../src/enquiry/enquiryLinks';

const complete = { name: 'Ada', email: 'ada@example.com', phone: '', subject: 'Jute', message: 'Two bales.' };

test('an enquiry is formatted as plain text', () => {
  const written = enquiryText({ ...complete, phone: '+91 20' });
  expect(written).toBe('Jute\n\nTwo bales.\n\nAda\nada@example.com\n+91 20');
  expect(enquiryText({ message: 'Hello' })).toBe('Hello\n');
});

test('the e-mail link has the encoded subject and text, with CRLF line endings', () => {
  const values = { ...complete, subject: 'Jute & 50% rice?', message: 'A+B\nC' };
  expect(mailtoEnquiry('trade@example.com', values)).toEqual({
    href: 'mailto:trade@example.com?subject=Jute%20%26%2050%25%20rice%3F&body=A%2BB%0D%0AC%0D%0A%0D%0AAda%0D%0Aada%40example.com',
    complete: true,
  });
});

test('an e-mail link that would be too long has no text, and no subject if the subject alone is too long', () => {
  const mail = (subject: string, message = '') => mailtoEnquiry('a@b.com', { subject, message });
  // 1800 characters: 33 before the text, and 6 for the line ending after it.
  expect(mail('Jute', 'x'.repeat(1761)).complete).toBe(true);
  expect(mail('Jute', 'x'.repeat(1762))).toEqual({ href: 'mailto:a@b.com?subject=Jute', complete: false });
  expect(mail('x'.repeat(1800))).toEqual({ href: 'mailto:a@b.com', complete: false });
});

// The message ends with half an emoji.
const enquiry = { subject: 'Jute & flax', message: 'A\nB\uD83C' };
const SEND = 'https://api.whatsapp.com/send';
const text = 'text=Jute%20%26%20flax%0A%0AA%0AB%EF%BF%BD%0A';

test.each([
  ['https://wa.me/912055500100?text=Hello%20there', `https://wa.me/912055500100?${text}`, true],
  [`${SEND}?text=Hello&phone=+912055500100&text=twice#x`, `${SEND}?phone=+912055500100&${text}#x`, true],
  // It takes no text.
  ['https://wa.me/message/ABC1', 'https://wa.me/message/ABC1', false],
])('the WhatsApp link %s only gets the text of the enquiry', (messaging, href, complete) => {
  expect(whatsAppEnquiry(messaging, enquiry)).toEqual({ href, complete });
  expect(whatsAppEnquiry('https://t.me/deccanmeridian', enquiry)).toBeUndefined();
});
