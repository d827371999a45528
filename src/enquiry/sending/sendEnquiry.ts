/** Sends an enquiry to the form service (docs/behaviour.md, "Enquiry"). */
import { navigate } from 'gatsby';
import { CONTACT, currentPath, isSamePage, THANK_YOU } from '../../routes';
import { removeDraft } from '../form/draft';
import type { EnquiryValues } from '../form/enquiry';
import { removeFromList } from '../list/changeList';
import { enquiryProgress } from './progress';
import { storeSent } from './sentEnquiry';
import { ajaxUrl } from './serviceUrls';
import type { ThanksState } from './Thanks';

type Settings = Queries.SiteDataQuery['site']['formService'];
type FormService = Pick<Settings, 'serviceUrl' | 'checkAnswer' | 'timeLimit'> & { mailbox: string };

/**
 * Posts `multipart/form-data` to the form service.
 * @throws if the service cannot be reached or does not answer within the time limit. With `checkAnswer`, also throws if
 *   the answer is an HTTP error, is not JSON, or does not have `success: true`
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
  paths: readonly string[];
  /** The text of the enquiry list, which is also the end of the message. */
  listText: string;
  /** Returns the path of a page in the language of the visitor. */
  localPath: (path: string) => string;
}

/**
 * Sends an enquiry.
 * - After a success, removes the draft and the sent items. Opens the thank-you page, unless the visitor has left the
 *   contact page.
 * - Logs a failure and shows it in an alert.
 * @param failure the text of the alert
 */
export async function sendEnquiry(enquiry: Enquiry, service: FormService, failure: string): Promise<void> {
  const { body, values, paths, listText, localPath } = enquiry;
  enquiryProgress.set('sending');
  try {
    await post(body, service);
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    // `reportVisit.ts` counts these marks.
    performance.mark('failed-enquiry');
    window.alert(failure);
    enquiryProgress.set('failed');
    return;
  }
  // Set the progress before the list is changed. Otherwise the fields that the list filled in would be emptied while
  // the form is still visible.
  enquiryProgress.set('sent');
  removeDraft();
  removeFromList(paths);
  if (!service.checkAnswer) storeSent(values);
  const state: ThanksState = { sent: { subject: values.subject ?? '', listText } };
  if (isSamePage(currentPath(), localPath(CONTACT))) navigate(localPath(THANK_YOU), { state });
}
