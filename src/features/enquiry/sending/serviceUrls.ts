/** The URLs of the company's mailbox at the form service. The policy of each page allows exactly these. */
interface FormService {
  /** Without a trailing slash. */
  serviceUrl: string;
}

/** The URL to which the browser posts the form without scripts; the answer is a page. */
export const plainUrl = ({ serviceUrl }: FormService, mailbox: string): string => `${serviceUrl}/${mailbox}`;

/** The URL for `fetch`; the answer is JSON. */
export const ajaxUrl = ({ serviceUrl }: FormService, mailbox: string): string =>
  `${serviceUrl}/ajax/${mailbox}`;
