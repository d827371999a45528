interface Service {
  /** The URL of the forwarding service, without a trailing slash. */
  serviceUrl: string;
  /** Whether to read its answer; if not, any answer counts as success. */
  checkAnswer: boolean;
  /** Seconds without an answer after which sending fails; 0 for no timeout but the browser's. */
  timeLimit: number;
}

/** The URL to which the browser posts the form without scripts; the answer is a page. */
export const plainAddress = ({ serviceUrl }: Pick<Service, 'serviceUrl'>, mailbox: string): string =>
  `${serviceUrl}/${mailbox}`;

/** The URL for `fetch`; the answer is JSON. */
export const ajaxAddress = ({ serviceUrl }: Pick<Service, 'serviceUrl'>, mailbox: string): string =>
  `${serviceUrl}/ajax/${mailbox}`;

/**
 * Sends an enquiry to the forwarding service as one POST of `multipart/form-data` (docs/behaviour.md, "Enquiry").
 * @throws if the service cannot be reached or the time limit passes; with `checkAnswer` also if the answer is an HTTP
 *   error, is not JSON, or its `success` is not true
 */
export async function sendEnquiry(body: FormData, service: Service, mailbox: string): Promise<void> {
  const response = await fetch(ajaxAddress(service, mailbox), {
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
