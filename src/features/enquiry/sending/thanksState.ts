/** The navigation state of the thank-you page. */
export interface ThanksState {
  subject: string;
  /** The text of the enquiry list. Empty if the list has no items. */
  listText: string;
}

export const thanksState = (sent: ThanksState) => ({ sent });

/** Returns the sent enquiry in a navigation state. Returns undefined if the visitor did not come from the form. */
export const parseThanksState = (state: unknown): ThanksState | undefined =>
  (state as { sent?: ThanksState } | null | undefined)?.sent;
