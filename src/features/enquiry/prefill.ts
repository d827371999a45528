import { navigate } from 'gatsby';
import { currentPath } from '../../browser/currentPath';
import { CONTACT, isSamePage } from '../../routes';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryValues } from './enquiry';

/**
 * The navigation state that prefills the contact form. It is not a query, so that no URL holds what a visitor typed
 * or looked at.
 */
export const enquiryState = (enquiry: EnquiryValues) => ({ enquiry });

/** The navigation state that brings the enquiry list into view. */
export const LIST_STATE = { enquiryList: true };

/** Whether the visitor came to see the enquiry list. */
export const isFromList = (state: unknown): boolean =>
  (state as Partial<typeof LIST_STATE> | null)?.enquiryList === true;

/** Navigates to the contact form and prefills it. On the contact page itself this adds no history entry. */
export const enquireWith = (enquiry: EnquiryValues) =>
  navigate(CONTACT, {
    state: enquiryState(enquiry),
    replace: isSamePage(currentPath(), CONTACT),
  });

/** The values in the navigation state of the contact page, as pairs of field and value, without empty ones. */
export function prefillOf(state: unknown): [EnquiryField, string][] {
  const { enquiry } = (state ?? {}) as { enquiry?: EnquiryValues | null };
  return ENQUIRY_FIELDS.flatMap((name) => {
    const value = enquiry?.[name];
    return value ? [[name, value]] : [];
  });
}
