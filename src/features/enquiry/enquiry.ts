/** What an enquiry is made of (specification, sections 3 and 7). */

/** The fields that a visitor fills in, by their names in the form. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** What some or all of the fields hold. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** The input of a field in the form. */
export function fieldOf(form: HTMLFormElement, name: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The enquiry form has no field "${name}".`);
}

/** What all fields of the form hold. */
export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(form, name).value]));

/** The names of the fields that the browser finds missing or wrong. */
export const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);

/** An enquiry as the text of a letter: subject, message, and below them who wrote it. */
export const enquiryText = ({ subject, message = '', name, email, phone }: EnquiryValues): string =>
  [...(subject ? [subject, ''] : []), message, '', ...[name, email, phone].filter(Boolean)].join('\n');

/** The address that opens an e-mail to the mailbox with the enquiry in it (RFC 6068). */
export function mailtoEnquiry(mailbox: string, { subject = '', ...rest }: EnquiryValues): string {
  const body = enquiryText(rest).replaceAll('\n', '\r\n');
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
