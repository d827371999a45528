/** What the thank-you page is told of an enquiry, by the state of the navigation. */
export interface Asked {
  subject: string;
  /** The text of the enquiry list; empty without one. */
  goods: string;
}

/** The navigation state of the thank-you page. */
export const thanksState = (asked: Asked) => ({ asked });

/** What was asked for; undefined if the page was opened in another way. */
export function askedIn(state: unknown): Asked | undefined {
  const { asked } = (state ?? {}) as { asked?: Partial<Asked> | null };
  return typeof asked?.subject === 'string' && typeof asked.goods === 'string'
    ? { subject: asked.subject, goods: asked.goods }
    : undefined;
}
