/** The URLs of the form service. The Content Security Policy of each page allows exactly these URLs. */
type FormService = Pick<Queries.SiteDataQuery['site']['formService'], 'serviceUrl'>;

/** Returns the URL to which the browser posts the form without scripts. The service answers with a page. */
export const plainUrl = ({ serviceUrl }: FormService, mailbox: string): string => `${serviceUrl}/${mailbox}`;

/** Returns the URL for `fetch`. The service answers with JSON. */
export const ajaxUrl = ({ serviceUrl }: FormService, mailbox: string): string =>
  `${serviceUrl}/ajax/${mailbox}`;
