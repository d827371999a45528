/** The draft of the contact form: its reducer, and its storage in `sessionStorage` (docs/behaviour.md, "Enquiry"). */
import { parseStored, storedText } from '../../ui/browser/storedText';
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

export const draftValues = (draft: Draft): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, draft[name].value]));

export type DraftAction =
  | { type: 'mount'; draft: Draft }
  | { type: 'type'; name: EnquiryField; value: string }
  /** The navigation state contains values from another page. */
  | { type: 'prefill'; values: EnquiryValues }
  /** The enquiry list has changed. A value that the list no longer provides is removed from its field. */
  | { type: 'list'; values: EnquiryValues }
  | { type: 'restore'; values: EnquiryValues }
  | { type: 'sent' };

/**
 * Merges a typed value with an earlier value. For most fields the typed value wins, unless it is empty. For the
 * message, the typed text is appended to the earlier text, unless one contains the other.
 */
function join(name: EnquiryField, typed: string, earlier: string): string {
  if (name !== 'message' || typed.includes(earlier)) return typed || earlier;
  return earlier.includes(typed) ? earlier : `${earlier}\n${typed}`;
}

/**
 * Creates the first draft when the form mounts.
 * @param typed the current values of the controls, which were typed before hydration or restored by the browser
 * @param stored the draft in `sessionStorage`
 * @param prefill the values in the navigation state
 */
export const mountDraft = (typed: EnquiryValues, stored: Draft, prefill: EnquiryValues): Draft =>
  draftOf((name) => {
    const value = join(name, typed[name] ?? '', stored[name].value);
    if (value === stored[name].value) return stored[name];
    // After a reload, the browser may have restored a value that was prefilled, not typed.
    return { value, source: value === prefill[name] ? 'page' : 'typed' };
  });

/**
 * Returns the draft after an action. The draft is undefined until the form mounts. `prefill` and `list` never replace
 * text that the visitor typed.
 */
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
        // An equal value was filled in by the list earlier and restored by the browser.
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

export const DRAFT_KEY = 'enquiryDraft';

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

/** Reads the stored draft of this tab. Ignores invalid values and drafts in the format of earlier releases. */
export function readDraft(): Draft {
  const parsed = (parseStored(stored.read()) ?? {}) as Record<string, Partial<DraftField> | undefined>;
  return draftOf((name) => {
    const { value, source } = parsed[name] ?? {};
    const known = SOURCES.find((one) => one === source);
    return typeof value === 'string' && known ? { value, source: known } : EMPTY_DRAFT[name];
  });
}

/** Stores a draft. If the visitor typed nothing in it, the stored draft is removed instead. */
export function storeDraft(draft: Draft): void {
  const isTyped = ENQUIRY_FIELDS.some((name) => draft[name].value && draft[name].source === 'typed');
  stored.write(isTyped ? JSON.stringify(draft) : null);
}

export const removeDraft = (): void => stored.write(null);
