import { navigate } from 'gatsby';
import { type RefObject, useEffect, useRef } from 'react';
import { CONTACT } from '../routes';

/** What is known of an enquiry before it is written: values by the name of their field in the form. */
export type EnquiryPrefill = Partial<Record<'email' | 'subject' | 'message', string>>;

/**
 * The navigation state that carries an enquiry to the contact form, so that no address holds what a visitor typed
 * or looked at.
 */
export const enquiryState = (enquiry: EnquiryPrefill) => ({ enquiry });

/** Leads to the contact form with some of it filled in. */
export const enquireWith = (enquiry: EnquiryPrefill) => navigate(CONTACT, { state: enquiryState(enquiry) });

/**
 * Fills the fields of the form with what `enquiryState` brought along: those that are empty, or hold what it
 * brought before.
 * @param state the navigation state of the contact page
 */
export function useEnquiryPrefill(form: RefObject<HTMLFormElement>, state: unknown): void {
  const brought = useRef<Record<string, string>>({});
  useEffect(() => {
    const { enquiry } = (state ?? {}) as { enquiry?: EnquiryPrefill };
    for (const [name, value] of Object.entries(enquiry ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      if (field.value && field.value !== brought.current[name]) continue;
      field.value = value;
      brought.current[name] = value;
    }
  }, [form, state]);
}
