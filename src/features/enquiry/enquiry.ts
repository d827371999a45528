/** The fields and values of an enquiry (docs/behaviour.md, "Enquiry"). */

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

/** A `mailto:` URL with the enquiry as subject and body, whose lines end with CRLF (RFC 6068). */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues): string {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
