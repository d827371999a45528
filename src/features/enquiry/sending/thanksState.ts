/** The navigation state of the thank-you page. */
export interface ThanksState {
  subject: string;
  /** The text of the enquiry list; empty without one. */
  listText: string;
}

export const thanksState = (sent: ThanksState) => ({ sent });

/** The sent enquiry in a navigation state; undefined if the page was opened in another way. */
export const parseThanksState = (state: unknown): ThanksState | undefined =>
  (state as { sent?: ThanksState } | null | undefined)?.sent;
