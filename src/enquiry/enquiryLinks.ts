/** Creates links that contain the text of an enquiry (docs/behaviour.md, "Enquiry list"). */
import type { EnquiryValues } from './enquiry';

/** An enquiry as plain text. Replaces half an emoji with U+FFFD, because `encodeURIComponent` throws at it. */
export const enquiryText = ({ subject, message = '', name, email, phone }: EnquiryValues): string =>
  [...(subject ? [subject, ''] : []), message, '', ...[name, email, phone].filter(Boolean)]
    .join('\n')
    .toWellFormed();

/**
 * Maximum length of a link that contains an enquiry. Some mail clients truncate longer `mailto:` URLs, and WhatsApp has
 * truncated texts (https://github.com/EddyVerbruggen/SocialSharing-PhoneGap-Plugin/issues/970).
 */
export const LINK_LIMIT = 1800;

/** Returns the short link if the other is too long. Then it is not `complete`: the visitor must copy the text. */
const withinLimit = (href: string, short: string) => {
  const complete = href.length <= LINK_LIMIT;
  return { href: complete ? href : short, complete };
};

/** Creates a `mailto:` URL, with CRLF (RFC 6068). Above `LINK_LIMIT`, the body is left out, then the subject. */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues) {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  const withSubject = `mailto:${mailbox}?subject=${encodeURIComponent(subject.toWellFormed())}`;
  return withinLimit(
    `${withSubject}&body=${encodeURIComponent(body)}`,
    withinLimit(withSubject, `mailto:${mailbox}`).href,
  );
}

const WHATSAPP = ['wa.me', 'api.whatsapp.com'];

/** The path of a link to which a text can be added: a number or `/send`, but not `/message/CODE`. */
const TAKES_TEXT = /^\/(\d+|send)\/?$/;

/** Adds the enquiry to the WhatsApp link of the settings. Returns undefined if that link opens something else. */
export function whatsAppEnquiry(messaging: string, enquiry: EnquiryValues) {
  const url = new URL(messaging);
  if (!WHATSAPP.includes(url.hostname)) return undefined;
  if (!TAKES_TEXT.test(url.pathname)) return { href: messaging, complete: false };
  // Do not use `searchParams`: it encodes spaces as plus signs, even in the parameters that stay unchanged.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && part.split('=')[0] !== 'text');
  url.search = [...others, `text=${encodeURIComponent(enquiryText(enquiry))}`].join('&');
  return withinLimit(url.href, messaging);
}
