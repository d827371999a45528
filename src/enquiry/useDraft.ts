/** The draft of the contact form (docs/behaviour.md, "Enquiry"). */
import { type RefObject, useMemo, useRef, useState } from 'react';
import { cleanInput } from '../ui/browser/cleanInput';
import { parseStored, storedText } from '../ui/browser/storedText';
import { useEachValue } from '../ui/hooks/useEachValue';
import { useHydrated } from '../ui/site/hydration';
import type { EnquiryField, EnquiryValues } from './enquiry';

export const ENQUIRY_FIELDS: readonly EnquiryField[] = ['name', 'email', 'phone', 'subject', 'message'];

/** Picks the field values that are not empty from a parsed object. */
const parseValues = (object: unknown): EnquiryValues =>
  Object.fromEntries(
    Object.entries(object ?? {}).filter(
      ([name, value]) => ENQUIRY_FIELDS.some((field) => field === name) && typeof value === 'string' && value,
    ),
  );

export const fieldOf = (form: HTMLFormElement, name: EnquiryField) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const valuesOf = (form: HTMLFormElement): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, fieldOf(form, name).value]));

/** The values of the draft that the visitor typed, and those from other pages. A field that was cleared is typed. */
export type Draft = Readonly<Record<'typed' | 'page', EnquiryValues>>;

export const EMPTY_DRAFT: Draft = { typed: {}, page: {} };

/** Returns the value of each field: the typed one, else the one from another page, else that of the enquiry list. */
export const draftValues = ({ typed, page }: Draft, list: EnquiryValues): EnquiryValues =>
  Object.fromEntries(ENQUIRY_FIELDS.map((name) => [name, typed[name] ?? page[name] ?? list[name] ?? '']));

/** Adds values from another page. They are visible in fields in which the visitor typed nothing or which are empty. */
export const withPrefill = ({ typed, page }: Draft, prefill: EnquiryValues): Draft => ({
  typed: parseValues(typed),
  page: { ...page, ...prefill },
});

function joinMessages(earlier: string, message: string): string {
  if (message.includes(earlier)) return message;
  return earlier.includes(message) ? earlier : `${earlier}\n${message}`;
}

/**
 * Adds the values of the form controls at mount, which were typed before hydration or restored by the browser. Restored
 * values from another page or the enquiry list do not become typed ones.
 */
export function withControls(draft: Draft, controls: EnquiryValues, list: EnquiryValues): Draft {
  const known = draftValues(draft, list);
  const typed = ENQUIRY_FIELDS.flatMap((name) => {
    const value = controls[name];
    if (!value || value === known[name]) return [];
    return [[name, name === 'message' ? joinMessages(draft.typed.message ?? '', value) : value]];
  });
  return { ...draft, typed: { ...draft.typed, ...Object.fromEntries(typed) } };
}

/** Returns the values from the newsletter box, which does not clean the e-mail address, or the subject of the URL. */
function prefillOf(state: unknown, subject: string | undefined): EnquiryValues {
  const { prefill } = (state ?? {}) as { prefill?: unknown };
  const { email, ...values } = parseValues(prefill ?? { subject });
  return email ? { ...values, email: cleanInput('email', email) } : values;
}

export const DRAFT_KEY = 'enquiryDraft';

const stored = storedText(() => window.sessionStorage, DRAFT_KEY);

function readDraft(): Draft {
  const { typed, page } = (parseStored(stored.read()) ?? {}) as Record<string, unknown>;
  return { typed: parseValues(typed), page: parseValues(page) };
}

/** Stores a draft, or removes it if the visitor typed nothing in it. */
export const storeDraft = (draft: Draft): void =>
  stored.write(Object.values(draft.typed).some(Boolean) ? JSON.stringify(draft) : null);

interface Sources {
  /** The state of the navigation to the form. */
  state: unknown;
  /** The subject of the entry that the URL names. */
  subject: string | undefined;
  list: EnquiryValues;
}

/**
 * The draft of the contact form. The form controls are uncontrolled: the hook reads their text once, when the form
 * mounts, and then only writes values that the visitor did not type. `list` has the values of the enquiry list.
 */
export function useDraft(form: RefObject<HTMLFormElement>, { state, subject, list }: Sources) {
  // The enquiry list is known after hydration.
  const hydrated = useHydrated();
  const [draft, setDraft] = useState<Draft>();
  const values = useMemo(() => draftValues(draft ?? EMPTY_DRAFT, list), [draft, list]);
  const prefill = useMemo(() => prefillOf(state, subject), [state, subject]);
  const written = useRef<EnquiryValues>({});

  const write = (next: EnquiryValues) => {
    for (const name of ENQUIRY_FIELDS) {
      const value = next[name] ?? '';
      const field = form.current && fieldOf(form.current, name);
      // Skip values that the draft did not change, because a browser may fill in fields without an event. Skip equal
      // values, because assigning one moves the caret to the end of a `textarea` in Chrome.
      if (field && value !== (written.current[name] ?? '') && value !== field.value) field.value = value;
    }
    written.current = next;
  };

  useEachValue(hydrated, () => {
    if (!hydrated || !form.current) return;
    const mounted = withControls(withPrefill(readDraft(), prefill), valuesOf(form.current), list);
    setDraft(mounted);
    // Write immediately, because the visitor may type before the next render.
    write(draftValues(mounted, list));
  });

  useEachValue(prefill, () => {
    if (!draft || !form.current || Object.keys(prefill).length === 0) return;
    setDraft(withPrefill(draft, prefill));
    // Later navigation states come from the newsletter box below the form, so move the focus to the form.
    fieldOf(form.current, 'name').focus();
  });

  useEachValue(values, () => {
    if (!draft) return;
    write(values);
    storeDraft(draft);
  });

  return {
    values,
    handleInput(target: EventTarget) {
      const { name, value } = target as HTMLInputElement;
      // The controls of the enquiry list have no name.
      if (name) setDraft((now) => now && { ...now, typed: { ...now.typed, [name]: value } });
    },
    clear() {
      form.current?.reset();
      setDraft(EMPTY_DRAFT);
    },
  };
}
