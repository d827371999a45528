/** The fields and values of an enquiry (docs/behaviour.md, "Enquiry"). */
import { encodeText } from '../../encodeText';

/** The `name`s of the form fields that a visitor fills in. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** The values of some or all fields. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** The entries of a stored object that are texts under the name of a field. */
export const valuesIn = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(
      ([name, value]) => ENQUIRY_FIELDS.includes(name as EnquiryField) && typeof value === 'string',
    ),
  );

/**
 * The form control of a field.
 * @throws if the form has none
 */
export function fieldOf(form: HTMLFormElement, name: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The enquiry form has no field "${name}".`);
}

/** The values of all fields of the form. */
export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(form, name).value]));

/**
 * The value of a field that was typed in while an earlier one was kept: the typed one, or else the earlier. A typed
 * message goes below the earlier one, unless one contains the other.
 */
export function joined(name: EnquiryField, typed: string, earlier: string): string {
  if (name !== 'message' || typed.includes(earlier)) return typed || earlier;
  return earlier.includes(typed) ? earlier : `${earlier}\n${typed}`;
}

/** The fields that fail the validation of the browser. */
export const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);

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
  /** Whether the text is in it. If not, the link would be too long, and the text is to be copied. */
  complete: boolean;
}

const within = (href: string, short: string): EnquiryUrl => {
  const complete = href.length <= LINK_LIMIT;
  return { href: complete ? href : short, complete };
};

/**
 * A `mailto:` URL with the enquiry as subject and body, whose lines end with CRLF (RFC 6068); without the body if it
 * would be longer than `LINK_LIMIT`, and without the subject if that alone makes it longer.
 */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues): EnquiryUrl {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  const withSubject = `mailto:${mailbox}?subject=${encodeText(subject)}`;
  return within(`${withSubject}&body=${encodeText(body)}`, within(withSubject, `mailto:${mailbox}`).href);
}

const WHATSAPP = ['wa.me', 'api.whatsapp.com'];

/**
 * The messaging link with the enquiry as its text, in place of a text that the settings give it; unchanged if it would
 * be longer than `LINK_LIMIT`. Undefined if it does not lead to WhatsApp.
 */
export function whatsAppEnquiry(messaging: string, enquiry: EnquiryValues): EnquiryUrl | undefined {
  const url = new URL(messaging);
  if (!WHATSAPP.includes(url.hostname)) return undefined;
  // Not by `searchParams`, which would write each space as a plus sign, in the other parameters as well.
  const others = url.search
    .slice(1)
    .split('&')
    .filter((part) => part && part.split('=')[0] !== 'text');
  url.search = [...others, `text=${encodeText(enquiryText(enquiry))}`].join('&');
  return within(url.href, messaging);
}
