/** Navigation states for the contact page: values that prefill the form, and the wish to see the enquiry list. */
import { navigate } from 'gatsby';
import { currentPath } from '../../../browser/currentPath';
import { CONTACT, isSamePage } from '../../../routes';
import type { EnquiryValues } from '../form/enquiry';

/**
 * The navigation state that prefills the contact form. It is not a query, so that no URL contains what a visitor typed
 * or looked at.
 */
export const prefillState = (values: EnquiryValues) => ({ prefill: values });

/** Navigates to the contact form and prefills it. On the contact page itself this adds no history entry. */
export const navigateWithPrefill = (values: EnquiryValues) =>
  navigate(CONTACT, { state: prefillState(values), replace: isSamePage(currentPath(), CONTACT) });

/** The navigation state that scrolls the enquiry list into view. */
export const LIST_STATE = { enquiryList: true };

/** Whether a navigation state is `LIST_STATE`. */
export const isListState = (state: unknown): boolean =>
  (state as Partial<typeof LIST_STATE> | null)?.enquiryList === true;
