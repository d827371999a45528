/** What the thank-you page is told of an enquiry, by the state of the navigation. */
export interface Asked {
  subject: string;
  /** The text of the enquiry list; empty without one. */
  goods: string;
}

/** The navigation state of the thank-you page. */
export const thanksState = (asked: Asked) => ({ asked });

/** What was asked for; undefined if the page was opened in another way. */
export const askedIn = (state: unknown): Asked | undefined =>
  (state as { asked?: Asked } | null | undefined)?.asked;
