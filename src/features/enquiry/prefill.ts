import { navigate } from 'gatsby';
import { currentPath } from '../../hooks/currentPath';
import { CONTACT, isSamePage } from '../../routes';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryValues } from './enquiry';

/**
 * The navigation state that carries an enquiry to the contact form, so that no address holds what a visitor typed
 * or looked at.
 */
export const enquiryState = (enquiry: EnquiryValues) => ({ enquiry });

/** Leads to the contact form with some of it filled in. On the page of the form that is no new place to come back from. */
export const enquireWith = (enquiry: EnquiryValues) =>
  navigate(CONTACT, {
    state: enquiryState(enquiry),
    replace: isSamePage(currentPath(), CONTACT),
  });

/** What the navigation state of the contact page fills in: field and text, empty texts left out. */
export function prefillOf(state: unknown): [EnquiryField, string][] {
  const { enquiry } = (state ?? {}) as { enquiry?: EnquiryValues | null };
  return ENQUIRY_FIELDS.flatMap((name) => {
    const value = enquiry?.[name];
    return value ? [[name, value]] : [];
  });
}
