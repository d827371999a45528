import { createStore } from './store';

/** How far an enquiry is. Once sent, it stays so until the visitor has been thanked, or begins another. */
export type Progress = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * How far the enquiry of this tab is. It lives outside of the form, because a visitor may leave the page and come back
 * while a message is on its way: it is still sent once, and its end is still told.
 */
export const enquiryProgress = createStore<Progress>('idle');
