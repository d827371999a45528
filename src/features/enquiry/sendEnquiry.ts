interface Service {
  /** The address of the forwarding service, without a slash at the end. */
  serviceUrl: string;
  /** Whether its answer is read; if not, any answer is a success (specification, section 7). */
  checkAnswer: boolean;
  /** Seconds without an answer after which sending fails; 0 for no limit of our own. */
  timeLimit: number;
}

/** Where the form is posted by the browser itself. */
export const plainAddress = ({ serviceUrl }: Pick<Service, 'serviceUrl'>, mailbox: string): string =>
  `${serviceUrl}/${mailbox}`;

/** Where scripts post it; the answer is JSON, and not a page. */
const scriptedAddress = ({ serviceUrl }: Service, mailbox: string): string => `${serviceUrl}/ajax/${mailbox}`;

/**
 * Sends an enquiry to the forwarding service: one POST of multipart form data.
 * @param body the fields of the form
 * @throws if the service cannot be reached or is silent for too long; and, where its answer is checked, if that is an
 *   HTTP error, is not JSON, or has a `success` other than true
 */
export async function sendEnquiry(body: FormData, service: Service, mailbox: string): Promise<void> {
  const response = await fetch(scriptedAddress(service, mailbox), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body,
    ...(service.timeLimit > 0 && { signal: AbortSignal.timeout(service.timeLimit * 1000) }),
  });
  if (!service.checkAnswer) return;
  if (!response.ok) throw new Error(`The form service answered with HTTP status ${response.status}.`);
  const answer: unknown = await response.json();
  const { success, message } = (answer ?? {}) as { success?: unknown; message?: unknown };
  // FormSubmit writes it as a text.
  if (String(success) !== 'true') throw new Error(`The form service refused the message: ${message}`);
}
