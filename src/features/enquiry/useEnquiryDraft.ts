import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { keepDraft, readDraft } from './draft';
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryValues, fieldOf, valuesOf } from './enquiry';
import { prefillOf } from './prefill';
import { enquiryProgress } from './progress';

/**
 * What a field holds when the page comes alive: what was typed in it meanwhile, or else the draft. A message that was
 * begun anew before the draft was there goes below it.
 */
function restored(name: EnquiryField, typed: string, draft: string): string {
  if (name !== 'message' || typed.includes(draft)) return typed || draft;
  return draft.includes(typed) ? draft : `${draft}\n${typed}`;
}

/**
 * Fills the form with the draft of this tab and with what other pages brought along. What the visitor typed always
 * stands: before the page was alive, in the draft, or since (contract: "Contact enquiry").
 * @param state the navigation state of the contact page
 * @returns `keep`, to be called with each change of the form
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement>, state: unknown) {
  /** What other pages filled in; it gives way to what the next one brings. */
  const brought = useRef<EnquiryValues>({});
  const filled = useRef(false);

  const keep = useCallback(() => {
    if (form.current) keepDraft({ values: valuesOf(form.current), brought: brought.current });
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form is there.
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const prefill = Object.fromEntries(prefillOf(state));
    for (const name of ENQUIRY_FIELDS) {
      const field = fieldOf(form.current, name);
      field.value = restored(name, field.value, draft.values[name] ?? '');
      // The browser restores forms by itself, and does not know what was typed in them.
      if (field.value && [draft.brought[name], prefill[name]].includes(field.value))
        brought.current[name] = field.value;
    }
  }, []);

  useEffect(() => {
    const first = !filled.current;
    filled.current = true;
    // A message on its way stays as it was sent.
    if (!form.current || enquiryProgress.get() === 'sending') return;
    const prefill = prefillOf(state);
    for (const [name, value] of prefill) {
      const field = fieldOf(form.current, name);
      if (field.value && field.value !== brought.current[name]) continue;
      field.value = value;
      brought.current[name] = value;
    }
    keep();
    // Brought while the form was there, it came from elsewhere on the page; the visitor goes on in the form.
    if (!first && prefill.length > 0) fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  }, [form, state, keep]);

  return { keep };
}
