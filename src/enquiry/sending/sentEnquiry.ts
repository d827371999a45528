/**
 * Stores the last enquiry whose answer was not checked, because the form service may have refused it. The enquiry is
 * kept for a day, so that the visitor can send it again (docs/behaviour.md, "Enquiry").
 */
import { parseStored, storedText } from '../../ui/browser/storedText';
import { type EnquiryValues, parseValues } from '../form/enquiry';

export const SENT_KEY = 'sentEnquiry';

const DAY = 24 * 60 * 60 * 1000;

export interface SentEnquiry {
  values: EnquiryValues;
  /** The time when the enquiry was sent, in milliseconds since 1970. */
  at: number;
}

const stored = storedText(() => window.localStorage, SENT_KEY);

export const storeSent = (values: EnquiryValues): void =>
  stored.write(JSON.stringify({ values, at: Date.now() } satisfies SentEnquiry));

export const removeSent = (): void => stored.write(null);

/** Returns the stored enquiry if it is less than 24 hours old. Otherwise removes it and returns undefined. */
export function readSent(): SentEnquiry | undefined {
  const { values, at } = (parseStored(stored.read()) ?? {}) as Record<string, unknown>;
  const age = typeof at === 'number' ? Date.now() - at : DAY;
  if (typeof at === 'number' && age >= 0 && age < DAY) return { values: parseValues(values), at };
  removeSent();
  return undefined;
}
