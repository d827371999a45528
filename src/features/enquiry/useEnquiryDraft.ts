import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { keepDraft, readDraft } from './draft';
import { ENQUIRY_FIELDS, type EnquiryValues, fieldOf, joined, valuesOf } from './enquiry';
import { prefillOf } from './prefill';
import { enquiryProgress } from './progress';

/**
 * Fills the form with the draft of this tab and with the values that other pages pass (docs/behaviour.md, "Enquiry").
 * Never overwrites what the visitor typed: before hydration, in the draft, or later.
 * @param state the navigation state of the contact page
 * @returns `keep`, which stores the draft; to be called on each change of the form
 */
export function useEnquiryDraft(form: RefObject<HTMLFormElement>, state: unknown) {
  /** The values that other pages filled in; a later navigation state may replace them. */
  const brought = useRef<EnquiryValues>({});
  const filled = useRef(false);

  const keep = useCallback(() => {
    if (form.current) keepDraft({ values: valuesOf(form.current), brought: brought.current });
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form is mounted.
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const prefill = Object.fromEntries(prefillOf(state));
    for (const name of ENQUIRY_FIELDS) {
      const field = fieldOf(form.current, name);
      field.value = joined(name, field.value, draft.values[name] ?? '');
      // Also recognizes a prefilled value that the browser itself has restored after a reload.
      if (field.value && [draft.brought[name], prefill[name]].includes(field.value))
        brought.current[name] = field.value;
    }
  }, []);

  useEffect(() => {
    const first = !filled.current;
    filled.current = true;
    // Keeps the fields as they are being sent.
    if (!form.current || enquiryProgress.get() === 'sending') return;
    const prefill = prefillOf(state);
    for (const [name, value] of prefill) {
      const field = fieldOf(form.current, name);
      if (field.value && field.value !== brought.current[name]) continue;
      field.value = value;
      brought.current[name] = value;
    }
    keep();
    // A state that comes later is from the newsletter box below the form: move the focus to the form.
    if (!first && prefill.length > 0) fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  }, [form, state, keep]);

  return { keep };
}
