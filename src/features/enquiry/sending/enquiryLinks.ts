/** Links that carry the text of an enquiry (docs/behaviour.md, "Enquiry list"). */
import { encodeText } from '../../../encodeText';
import type { EnquiryValues } from '../form/enquiry';

/** An enquiry as plain text: subject, message, then name, email address and phone. Lines end with `\n`. */
export const enquiryText = ({ subject, message = '', name, email, phone }: EnquiryValues): string =>
  [...(subject ? [subject, ''] : []), message, '', ...[name, email, phone].filter(Boolean)].join('\n');

/**
 * The maximum length of a link that carries an enquiry. Some mail programs cut off longer `mailto:` URLs. WhatsApp
 * documents no limit; texts shared with it were cut off after about 2,250 characters
 * (https://github.com/EddyVerbruggen/SocialSharing-PhoneGap-Plugin/issues/970), so its links have the same limit.
 */
export const LINK_LIMIT = 1800;

/** A link that carries an enquiry. */
export interface EnquiryUrl {
  href: string;
  /** Whether the link contains the text. If not, it would be too long, and the text must be copied. */
  complete: boolean;
}

const withinLimit = (href: string, short: string): EnquiryUrl => {
  const complete = href.length <= LINK_LIMIT;
  return { href: complete ? href : short, complete };
};

/**
 * A `mailto:` URL with the enquiry as subject and body, whose lines end with CRLF (RFC 6068). If it would be longer than
 * `LINK_LIMIT`, it has no body, and no subject if the subject alone is too long.
 */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues): EnquiryUrl {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  const withSubject = `mailto:${mailbox}?subject=${encodeText(subject)}`;
  return withinLimit(
    `${withSubject}&body=${encodeText(body)}`,
    withinLimit(withSubject, `mailto:${mailbox}`).href,
  );
}

const WHATSAPP = ['wa.me', 'api.whatsapp.com'];

/**
 * The messaging link with the enquiry as its text, which replaces a text from the settings. Unchanged if it would be
 * longer than `LINK_LIMIT`; undefined if it does not lead to WhatsApp.
 */
export function whatsAppEnquiry(messaging: string, enquiry: EnquiryValues): EnquiryUrl | undefined {
  const url = new URL(messaging);
  if (!WHATSAPP.includes(url.hostname)) return undefined;
  // `searchParams` would encode each space as a plus sign, also in the other parameters.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && part.split('=')[0] !== 'text');
  url.search = [...others, `text=${encodeText(enquiryText(enquiry))}`].join('&');
  return withinLimit(url.href, messaging);
}
