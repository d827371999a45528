/**
 * The values of an enquiry, the navigation states that fill them in, and the URLs of the form (docs/behaviour.md,
 * "Enquiry").
 */
import { useState } from 'react';
import { useHydrated } from '../ui/hooks/browserState';

export const ENQUIRY_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

export type EnquiryValues = Partial<Record<EnquiryField, string>>;

export const isEnquiryField = (name: string): name is EnquiryField =>
  ENQUIRY_FIELDS.some((field) => field === name);

/** Picks the field values from a parsed object. Ignores unknown names, and values that are empty or not strings. */
export const parseValues = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(
      ([name, value]) => isEnquiryField(name) && typeof value === 'string' && value,
    ),
  );

/** Finds the form control of a field. Throws if the form has none. */
export function fieldOf(form: HTMLFormElement, name: EnquiryField): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The enquiry form has no field "${name}".`);
}

export const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(form, name).value]));

export const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);

/** Creates the state that prefills the contact form. No URL contains what the visitor typed or looked at. */
export const prefillState = (values: EnquiryValues) => ({ prefill: values });

export const parsePrefill = (state: unknown): EnquiryValues =>
  parseValues((state as { prefill?: unknown } | null | undefined)?.prefill);

/** The navigation state that scrolls the enquiry list into view. */
export const LIST_STATE = { enquiryList: true };

export const isListState = (state: unknown): boolean =>
  (state as Partial<typeof LIST_STATE> | null | undefined)?.enquiryList === true;

/** Returns `location.state` after a navigation within the site, but not after a reload, when browsers keep it. */
export function useNavigationState(state: unknown): unknown {
  const hydrated = useHydrated();
  const [kept] = useState(hydrated ? undefined : state);
  return state === kept ? undefined : state;
}

type FormService = Pick<Queries.SiteDataQuery['site']['formService'], 'serviceUrl'>;

/** Returns the URL to which browsers post the form without scripts. The Content Security Policy allows both URLs. */
export const plainUrl = ({ serviceUrl }: FormService, mailbox: string): string => `${serviceUrl}/${mailbox}`;

/** Returns the URL for `fetch`. The service answers with JSON. */
export const ajaxUrl = ({ serviceUrl }: FormService, mailbox: string): string =>
  `${serviceUrl}/ajax/${mailbox}`;
