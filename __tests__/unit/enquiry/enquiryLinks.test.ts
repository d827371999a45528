import fc from 'fast-check';
import { enquiryText, LINK_LIMIT, mailtoEnquiry, whatsAppEnquiry } from '../../../src/enquiry/enquiryLinks';
import { anyText } from '../../support/anyText';

const complete = { name: 'Ada', email: 'ada@example.com', phone: '', subject: 'Jute', message: 'Two bales.' };

test('an enquiry is formatted as plain text', () => {
  expect(enquiryText({ ...complete, phone: '+91 20' })).toBe(
    'Jute\n\nTwo bales.\n\nAda\nada@example.com\n+91 20',
  );
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
  const longest = 'x'.repeat(LINK_LIMIT - mail('Jute').href.length);
  expect(mail('Jute', longest).complete).toBe(true);
  expect(mail('Jute', `${longest}x`)).toEqual({ href: 'mailto:a@b.com?subject=Jute', complete: false });
  expect(mail('x'.repeat(LINK_LIMIT))).toEqual({ href: 'mailto:a@b.com', complete: false });
});

const enquiry = { subject: 'Jute & flax', message: 'A\nB' };
const text = 'text=Jute%20%26%20flax%0A%0AA%0AB%0A';

test.each([
  ['https://wa.me/912055500100?text=Hello%20there', `https://wa.me/912055500100?${text}`],
  [
    'https://api.whatsapp.com/send?text=Hello&phone=+912055500100&text=twice#x',
    `https://api.whatsapp.com/send?phone=+912055500100&${text}#x`,
  ],
])('the WhatsApp link %s only gets the text of the enquiry', (messaging, href) => {
  expect(whatsAppEnquiry(messaging, enquiry)).toEqual({ href, complete: true });
  expect(whatsAppEnquiry('https://t.me/deccanmeridian', enquiry)).toBeUndefined();
});

test('links with any values are within the limit, and a complete link has all values', () => {
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
