/** Sends an enquiry to the form service (docs/behaviour.md, "Enquiry"). */
import { navigate } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { CONTACT, isSamePage, THANK_YOU } from '../routes';
import { listen } from '../ui/browser/events';
import { removeFromList } from './enquiry';
import { EMPTY_DRAFT, storeDraft } from './useDraft';

type Settings = Queries.SiteDataQuery['site']['formService'];
type FormUrl = (service: Pick<Settings, 'serviceUrl'>, mailbox: string) => string;

/** The URL for browsers without scripts, and the URL for `fetch`, at which the service answers with JSON. */
export const plainUrl: FormUrl = ({ serviceUrl }, mailbox) => `${serviceUrl}/${mailbox}`;
export const ajaxUrl: FormUrl = ({ serviceUrl }, mailbox) => `${serviceUrl}/ajax/${mailbox}`;

/** The state is `sent` until the visitor leaves the form or types another message. */
type Progress = 'idle' | 'sending' | 'sent' | 'failed';

let progress: Progress = 'idle';
const changes = new EventTarget();

/** Makes the browser ask before it unloads the page. After that, the page could not show the result of sending. */
const askBeforeLeaving = (event: Event) => event.preventDefault();

/**
 * The progress of the enquiry. It is outside the form component, because a visitor may leave the contact page while a
 * message is being sent. The form must not send that message again, and must show the result.
 */
export const enquiryProgress = {
  get: () => progress,
  set(next: Progress): void {
    progress = next;
    window.removeEventListener('beforeunload', askBeforeLeaving);
    if (next === 'sending') window.addEventListener('beforeunload', askBeforeLeaving);
    changes.dispatchEvent(new Event('change'));
  },
  subscribe: (onChange: () => void) => listen(changes, ['change'], onChange),
};

export const useEnquiryProgress = (): Progress =>
  useSyncExternalStore(enquiryProgress.subscribe, enquiryProgress.get, () => 'idle');

export function forgetSuccess(): void {
  if (progress === 'sent') enquiryProgress.set('idle');
}

type FormService = Pick<Settings, 'serviceUrl' | 'checkAnswer' | 'timeLimit'> & { mailbox: string };

/**
 * Posts the form data. Throws if the service cannot be reached within the time limit, or if `checkAnswer` is set and
 * the answer is an HTTP error or JSON without `success: true`.
 */
export async function post(body: FormData, service: FormService): Promise<void> {
  const response = await fetch(ajaxUrl(service, service.mailbox), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    ...(service.timeLimit > 0 && { signal: AbortSignal.timeout(service.timeLimit * 1000) }),
  });
  if (!service.checkAnswer) return;
  if (!response.ok) throw new Error(`The form service answered with HTTP status ${response.status}.`);
  const answer: unknown = await response.json();
  const { success, message } = (answer ?? {}) as { success?: unknown; message?: unknown };
  // FormSubmit answers with the string "true".
  if (String(success) !== 'true') throw new Error(`The form service refused the message: ${message}`);
}

/** The navigation state of the thank-you page. `listText` is empty if the enquiry list has no items. */
export interface ThanksState {
  sent: { subject: string; listText: string };
}

interface Enquiry {
  body: FormData;
  paths: readonly string[];
  /** The text of the enquiry list, which is also the end of the message. */
  listText: string;
  localPath: (path: string) => string;
  failure: string;
}

/**
 * Sends an enquiry. After a success, removes the draft and the sent items, and opens the thank-you page, unless the
 * visitor has left the contact page.
 */
export async function sendEnquiry(enquiry: Enquiry, service: FormService): Promise<void> {
  const { body, paths, listText, localPath, failure } = enquiry;
  enquiryProgress.set('sending');
  try {
    await post(body, service);
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    window.alert(failure);
    enquiryProgress.set('failed');
    return;
  }
  enquiryProgress.set('sent');
  storeDraft(EMPTY_DRAFT);
  removeFromList(paths);
  const state: ThanksState = { sent: { subject: String(body.get('subject')), listText } };
  if (isSamePage(window.location.pathname, localPath(CONTACT))) navigate(localPath(THANK_YOU), { state });
}
