/** Navigation states for the contact page. They prefill the form or scroll the enquiry list into view. */
import { navigate } from 'gatsby';
import { currentPath, isSamePage } from '../../routes';
import type { EnquiryValues } from '../form/enquiry';

/**
 * Creates the navigation state that prefills the contact form. The values are not in a query string, so that no URL
 * contains what the visitor typed or looked at.
 */
export const prefillState = (values: EnquiryValues) => ({ prefill: values });

/**
 * Navigates to the contact form and prefills it. Adds no history entry if the visitor is already on the contact page.
 * @param contact the path of the contact page in the language of the visitor
 */
export const navigateWithPrefill = (contact: string, values: EnquiryValues) =>
  navigate(contact, { state: prefillState(values), replace: isSamePage(currentPath(), contact) });

/** The navigation state that scrolls the enquiry list into view. */
export const LIST_STATE = { enquiryList: true };

export const isListState = (state: unknown): boolean =>
  (state as Partial<typeof LIST_STATE> | null)?.enquiryList === true;
