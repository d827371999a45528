import { navigate } from 'gatsby';
import { CONTACT, isSamePage, THANK_YOU } from '../routes';
import { listen } from '../ui/browser/events';
import { removeFromList } from './enquiry';
import { EMPTY_DRAFT, storeDraft } from './useDraft';

type Settings = Queries.SiteDataQuery['site']['formService'];
type FormUrl = (service: Pick<Settings, 'serviceUrl'>, mailbox: string) => string;

/** The URL for browsers without scripts, and the URL for `fetch`, at which the service answers with JSON. */
export const plainUrl: FormUrl = ({ serviceUrl }, mailbox) => `${serviceUrl}/${mailbox}`;
export const ajaxUrl: FormUrl = ({ serviceUrl }, mailbox) => `${serviceUrl}/ajax/${mailbox}`;

/** `sent` lasts until the visitor leaves the form or types another message. */
type Progress = 'idle' | 'sending' | 'sent' | 'failed';

let progress: Progress = 'idle';
const changes = new EventTarget();

/** An unloaded page could not show the result of sending. */
const askBeforeLeaving = (event: Event) => event.preventDefault();

/** It is outside the form component, because a visitor may leave the contact page while a message is being sent. */
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

export function forgetSuccess(): void {
  if (progress === 'sent') enquiryProgress.set('idle');
}

type FormService = Pick<Settings, 'serviceUrl' | 'checkAnswer' | 'timeLimit'> & { mailbox: string };

/** Throws if the service cannot be reached, or if `checkAnswer` is set and it refuses the message. */
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
  /** Its text is the end of the message. */
  list: { items: readonly { path: string }[]; text: string };
  localPath: (path: string) => string;
  failure: string;
}

/** After a success, removes the draft and the sent items. Opens no page if the visitor has left the contact page. */
export async function sendEnquiry(enquiry: Enquiry, service: FormService): Promise<void> {
  const { body, list, localPath, failure } = enquiry;
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
  removeFromList(list.items.map(({ path }) => path));
  const state: ThanksState = { sent: { subject: String(body.get('subject')), listText: list.text } };
  if (isSamePage(window.location.pathname, localPath(CONTACT))) navigate(localPath(THANK_YOU), { state });
}
