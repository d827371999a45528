/**
 * The last enquiry that was sent without reading the answer of the form service, which may have refused it. It is stored
 * for a day, so that it can be sent again (docs/behaviour.md, "Enquiry").
 */
import { storedText } from '../../../browser/storedText';
import { type EnquiryValues, parseValues } from '../form/enquiry';

/** The key in `localStorage`. */
export const SENT_KEY = 'sentEnquiry';

const DAY = 24 * 60 * 60 * 1000;

export interface SentEnquiry {
  values: EnquiryValues;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
}

const stored = storedText(() => window.localStorage, SENT_KEY);

export const storeSent = (values: EnquiryValues): void =>
  stored.write(JSON.stringify({ values, at: Date.now() } satisfies SentEnquiry));

export const removeSent = (): void => stored.write(null);

/** The enquiry of the last 24 hours; undefined if there is none. Anything else that is stored is removed. */
export function readSent(): SentEnquiry | undefined {
  const text = stored.read();
  if (text === null) return undefined;
  try {
    const { values, at } = JSON.parse(text) as Record<string, unknown>;
    const age = typeof at === 'number' ? Date.now() - at : DAY;
    if (typeof at === 'number' && age >= 0 && age < DAY) return { values: parseValues(values), at };
  } catch {
    // Not JSON.
  }
  removeSent();
  return undefined;
}
