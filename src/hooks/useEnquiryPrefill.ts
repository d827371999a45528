import { navigate } from 'gatsby';
import { type RefObject, useEffect } from 'react';
import { CONTACT } from '../routes';

/** What is known of an enquiry before it is written: values by the name of their field in the form. */
export type EnquiryPrefill = Partial<Record<'email' | 'subject' | 'message', string>>;

/**
 * Leads to the contact form with some of it filled in. The values travel in the navigation state, so that no
 * address holds what a visitor typed.
 */
export const enquireWith = (enquiry: EnquiryPrefill) => navigate(CONTACT, { state: { enquiry } });

/**
 * Fills the empty fields of the form with what `enquireWith` brought along.
 * @param state the navigation state of the contact page
 */
export function useEnquiryPrefill(form: RefObject<HTMLFormElement>, state: unknown): void {
  useEffect(() => {
    const { enquiry } = (state ?? {}) as { enquiry?: EnquiryPrefill };
    for (const [name, value] of Object.entries(enquiry ?? {})) {
      const field = form.current?.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
        field.value = value;
    }
  }, [form, state]);
}
