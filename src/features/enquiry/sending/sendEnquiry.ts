/** Sends an enquiry to the form service (docs/behaviour.md, "Enquiry"). */
import { navigate } from 'gatsby';
import { currentPath } from '../../../browser/currentPath';
import { CONTACT, isSamePage, THANK_YOU } from '../../../routes';
import { removeDraft } from '../form/draft';
import type { EnquiryValues } from '../form/enquiry';
import { removeFromList } from '../list/changeList';
import { enquiryProgress } from './progress';
import { storeSent } from './sentEnquiry';
import { ajaxUrl } from './serviceUrls';
import { thanksState } from './thanksState';

type Settings = Queries.SiteDataQuery['site']['formService'];
type FormService = Pick<Settings, 'serviceUrl' | 'checkAnswer' | 'timeLimit'> & { mailbox: string };

/**
 * Posts `multipart/form-data` to the form service.
 * @throws if the service cannot be reached or the time limit passes; with `checkAnswer` also if the answer is an HTTP
 *   error, is not JSON, or its `success` is not true
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

interface Enquiry {
  body: FormData;
  values: EnquiryValues;
  /** The paths of the items of the enquiry list, and their text. */
  paths: readonly string[];
  listText: string;
}

/**
 * Sends an enquiry. After a success the draft and the sent items are removed, and the thank-you page is opened unless
 * the visitor has left the contact page. A failure is logged and shown in an alert.
 * @param failure the text of the alert
 */
export async function sendEnquiry(enquiry: Enquiry, service: FormService, failure: string): Promise<void> {
  const { body, values, paths, listText } = enquiry;
  enquiryProgress.set('sending');
  try {
    await post(body, service);
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    // For the measurement, which counts these marks.
    performance.mark('failed-enquiry');
    window.alert(failure);
    enquiryProgress.set('failed');
    return;
  }
  // First, so that the list does not empty the fields that it filled in while the form is still visible.
  enquiryProgress.set('sent');
  removeDraft();
  removeFromList(paths);
  if (!service.checkAnswer) storeSent(values);
  if (isSamePage(currentPath(), CONTACT))
    navigate(THANK_YOU, { state: thanksState({ subject: values.subject ?? '', listText }) });
}
