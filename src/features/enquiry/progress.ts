import { createStore } from './store';

/** It stays `sent` until the thank-you page is shown or the visitor begins another enquiry. */
export type Progress = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * How far the enquiry is, until the tab is reloaded. Kept outside the form component, because a visitor may leave the
 * contact page and come back while a message is being sent: it must not be sent again, and its result must be shown.
 */
export const enquiryProgress = createStore<Progress>('idle');
