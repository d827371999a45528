/** The unsent enquiry of a tab, which survives a reload of it (contract: "Contact enquiry"). */

import { storedText } from '../../hooks/storedText';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryValues } from './enquiry';

/** The key in the storage of the tab. */
export const DRAFT_KEY = 'enquiryDraft';

export interface Draft {
  /** What the fields held. */
  values: EnquiryValues;
  /** Those of the values that other pages had filled in, and the visitor has left as they were. */
  brought: EnquiryValues;
}

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

const NONE: Draft = { values: {}, brought: {} };

/** The values in a stored object; what is no text under the name of a field is left out. */
const valuesIn = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(
      ([name, value]) => ENQUIRY_FIELDS.includes(name as EnquiryField) && typeof value === 'string',
    ),
  );

/** The draft of this tab; empty if there is none, or none that can be read. */
export function readDraft(): Draft {
  try {
    const { values, brought } = JSON.parse(stored.read() ?? '{}');
    return { values: valuesIn(values), brought: valuesIn(brought) };
  } catch {
    return NONE;
  }
}

/** Whether the visitor has had a hand in an enquiry, so that it is worth keeping. */
const isTyped = ({ values, brought }: Draft): boolean =>
  ENQUIRY_FIELDS.some((name) => values[name] && values[name] !== brought[name]);

/** Keeps a draft, unless other pages have filled in all that it holds. */
export const keepDraft = (draft: Draft): void => stored.write(isTyped(draft) ? JSON.stringify(draft) : null);

/** Forgets the draft, because it was sent. */
export const forgetDraft = (): void => stored.write(null);
