/** The fields of the contact form and the values of an enquiry (docs/behaviour.md, "Enquiry"). */

/** The `name`s of the form fields that a visitor fills in. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** The values of some or all fields. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** Whether `name` is the name of an enquiry field. */
export const isEnquiryField = (name: string): name is EnquiryField =>
  ENQUIRY_FIELDS.some((field) => field === name);

/** The properties of a parsed object that have the name of a field and are strings. */
export const parseValues = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(([name, value]) => isEnquiryField(name) && typeof value === 'string'),
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

/** The fields that fail the validation of the browser. */
export const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);
