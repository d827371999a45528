/** The unsent enquiry of a tab: a reducer and its storage (docs/behaviour.md, "Enquiry"). */
import { storedText } from '../../../browser/storedText';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryValues } from './enquiry';

const SOURCES = ['typed', 'page', 'list'] as const;

export interface DraftField {
  value: string;
  /** Who wrote the value: the visitor, another page, or the enquiry list. */
  source: (typeof SOURCES)[number];
}

export type Draft = Readonly<Record<EnquiryField, DraftField>>;

const draftOf = (fieldOf: (name: EnquiryField) => DraftField) =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(name)])) as Draft;

export const EMPTY_DRAFT = draftOf(() => ({ value: '', source: 'typed' }));

/** The values of a draft. */
export const draftValues = (draft: Draft): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, draft[name].value]));

export type DraftAction =
  /** The form is mounted; ends the state `undefined`. */
  | { type: 'mount'; draft: Draft }
  | { type: 'type'; name: EnquiryField; value: string }
  /** Another page passes values. */
  | { type: 'prefill'; values: EnquiryValues }
  /** The enquiry list has changed; a value that it no longer has empties its field. */
  | { type: 'list'; values: EnquiryValues }
  /** The visitor restores an earlier enquiry. */
  | { type: 'restore'; values: EnquiryValues }
  | { type: 'sent' };

/**
 * Joins a typed value with an earlier one: the typed value, or else the earlier one. A typed message goes below the
 * earlier message, unless one contains the other.
 */
function join(name: EnquiryField, typed: string, earlier: string): string {
  if (name !== 'message' || typed.includes(earlier)) return typed || earlier;
  return earlier.includes(typed) ? earlier : `${earlier}\n${typed}`;
}

/**
 * The draft of a form that is mounted.
 * @param typed the values of its controls: typed before hydration, or restored by the browser
 */
export const mountDraft = (typed: EnquiryValues, stored: Draft, prefill: EnquiryValues): Draft =>
  draftOf((name) => {
    const value = join(name, typed[name] ?? '', stored[name].value);
    if (value === stored[name].value) return stored[name];
    // The browser may have restored a prefilled value.
    return { value, source: value === prefill[name] ? 'page' : 'typed' };
  });

/** The draft after an action; undefined until the form is mounted. Text that the visitor typed is never replaced. */
export function draftReducer(draft: Draft | undefined, action: DraftAction): Draft | undefined {
  if (action.type === 'mount') return action.draft;
  if (!draft) return undefined;
  switch (action.type) {
    case 'type': {
      const { name, value } = action;
      return value === draft[name].value ? draft : { ...draft, [name]: { value, source: 'typed' } };
    }
    case 'prefill':
      return draftOf((name) => {
        const value = action.values[name];
        const isFree = draft[name].value === '' || draft[name].source !== 'typed';
        return value && isFree ? { value, source: 'page' } : draft[name];
      });
    case 'list': {
      const fill = (name: EnquiryField): DraftField => {
        const value = action.values[name] ?? '';
        const field = draft[name];
        // A field with the same value: the browser restored it.
        const isFree = field.value === '' || field.source === 'list' || field.value === value;
        return isFree ? { value, source: 'list' } : field;
      };
      return { ...draft, subject: fill('subject'), message: fill('message') };
    }
    case 'restore':
      return draftOf((name) => {
        const value = join(name, draft[name].value, action.values[name] ?? '');
        return value === draft[name].value ? draft[name] : { value, source: 'typed' };
      });
    case 'sent':
      return EMPTY_DRAFT;
  }
}

/** The key in `sessionStorage`. */
export const DRAFT_KEY = 'enquiryDraft';

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

/** The draft of this tab. Anything else that is stored is ignored, also drafts in the format of earlier releases. */
export function readDraft(): Draft {
  try {
    const parsed = JSON.parse(stored.read() ?? '{}') as Record<string, Partial<DraftField> | undefined>;
    return draftOf((name) => {
      const { value, source } = parsed[name] ?? {};
      const known = SOURCES.find((one) => one === source);
      return typeof value === 'string' && known ? { value, source: known } : EMPTY_DRAFT[name];
    });
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores a draft. A draft in which the visitor typed nothing removes the stored one instead. */
export function storeDraft(draft: Draft): void {
  const isTyped = ENQUIRY_FIELDS.some((name) => draft[name].value && draft[name].source === 'typed');
  stored.write(isTyped ? JSON.stringify(draft) : null);
}

/** Removes the stored draft. */
export const removeDraft = (): void => stored.write(null);
