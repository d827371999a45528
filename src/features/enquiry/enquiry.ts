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

/** The characters of a `mailto:` URL that every mail program takes; some cut off the rest. */
export const MAILTO_LIMIT = 1800;

/**
 * A `mailto:` URL with the enquiry as subject and body, whose lines end with CRLF (RFC 6068). One that would be longer
 * than `MAILTO_LIMIT` goes without a body, with `complete` false: the text is to be copied.
 */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues) {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  const withSubject = `mailto:${mailbox}?subject=${encodeText(subject)}`;
  const href = `${withSubject}&body=${encodeText(body)}`;
  const complete = href.length <= MAILTO_LIMIT;
  return { href: complete ? href : withSubject, complete };
}

const WHATSAPP = ['wa.me', 'api.whatsapp.com'];

/** The messaging link with the enquiry as its text; undefined if it does not lead to WhatsApp. */
export function whatsAppEnquiry(messaging: string, enquiry: EnquiryValues): string | undefined {
  const { hostname, search } = new URL(messaging);
  if (!WHATSAPP.includes(hostname)) return undefined;
  return `${messaging}${search ? '&' : '?'}text=${encodeText(enquiryText(enquiry))}`;
}
