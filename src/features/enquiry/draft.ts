/** The unsent enquiry of a tab, which survives a reload (docs/behaviour.md, "Enquiry"). */

import { storedText } from '../../hooks/storedText';
import { ENQUIRY_FIELDS, type EnquiryValues, valuesIn } from './enquiry';

/** The key in `sessionStorage`. */
export const DRAFT_KEY = 'enquiryDraft';

export interface Draft {
  values: EnquiryValues;
  /** The values that other pages filled in; one that differs from `values` was edited by the visitor since. */
  brought: EnquiryValues;
}

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

const NONE: Draft = { values: {}, brought: {} };

/** The draft of this tab; empty if there is none or its JSON is broken. */
export function readDraft(): Draft {
  try {
    const { values, brought } = JSON.parse(stored.read() ?? '{}');
    return { values: valuesIn(values), brought: valuesIn(brought) };
  } catch {
    return NONE;
  }
}

/** Whether the visitor has typed or edited any of the values. */
const isTyped = ({ values, brought }: Draft): boolean =>
  ENQUIRY_FIELDS.some((name) => values[name] && values[name] !== brought[name]);

/** Stores a draft; one without anything typed by the visitor removes the stored one instead. */
export const keepDraft = (draft: Draft): void => stored.write(isTyped(draft) ? JSON.stringify(draft) : null);

/** Removes the draft, after it was sent. */
export const forgetDraft = (): void => stored.write(null);
