/** The unsent enquiry of a tab, which survives a reload (docs/behaviour.md, "Enquiry"). */

import { storedText } from '../../browser/storedText';
import { ENQUIRY_FIELDS, type EnquiryValues, valuesIn } from './enquiry';

/** The key in `sessionStorage`. */
export const DRAFT_KEY = 'enquiryDraft';

export interface Draft {
  values: EnquiryValues;
  /** The values that other pages filled in; one that differs from `values` was edited by the visitor since. */
  brought: EnquiryValues;
  /** The values that the enquiry list filled in; the same holds for them. */
  listed: EnquiryValues;
}

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

const NONE: Draft = { values: {}, brought: {}, listed: {} };

/** The draft of this tab; empty if there is none or its JSON is broken. */
export function readDraft(): Draft {
  try {
    const { values, brought, listed } = JSON.parse(stored.read() ?? '{}') as Record<string, unknown>;
    return { values: valuesIn(values), brought: valuesIn(brought), listed: valuesIn(listed) };
  } catch {
    return NONE;
  }
}

/** Whether the visitor has typed or edited any of the values. */
const isTyped = ({ values, brought, listed }: Draft): boolean =>
  ENQUIRY_FIELDS.some((name) => values[name] && ![brought[name], listed[name]].includes(values[name]));

/** Stores a draft; one without anything typed by the visitor removes the stored one instead. */
export const keepDraft = (draft: Draft): void => stored.write(isTyped(draft) ? JSON.stringify(draft) : null);

/** Removes the draft, after it was sent. */
export const forgetDraft = (): void => stored.write(null);
