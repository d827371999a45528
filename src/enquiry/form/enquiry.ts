/** The fields of the contact form, and functions that read their values (docs/behaviour.md, "Enquiry"). */

/** The names of the form fields that a visitor fills in. */
export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

export type EnquiryValues = Partial<Record<EnquiryField, string>>;

export const isEnquiryField = (name: string): name is EnquiryField =>
  ENQUIRY_FIELDS.some((field) => field === name);

/** Picks the field values from a parsed object. Ignores unknown names and values that are not strings. */
export const parseValues = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(([name, value]) => isEnquiryField(name) && typeof value === 'string'),
  );

/** Parses the prefill values in a navigation state (`prefill.ts`). Ignores empty values. */
export function parsePrefill(state: unknown): EnquiryValues {
  const { prefill } = (state ?? {}) as { prefill?: unknown };
  return Object.fromEntries(Object.entries(parseValues(prefill)).filter(([, value]) => value));
}

/**
 * Finds the form control of a field.
 * @throws if the form has no control with that name
 */
export function fieldOf(form: HTMLFormElement, name: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The enquiry form has no field "${name}".`);
}

export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(form, name).value]));

/** Returns the fields that fail the built-in validation of the browser. */
export const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);
