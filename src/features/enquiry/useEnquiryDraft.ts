import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './draft';
import { ENQUIRY_FIELDS, type EnquiryValues, fieldOf, joined, valuesOf } from './enquiry';
import { prefillOf } from './prefill';
import { enquiryProgress } from './progress';

/** The fields that an enquiry list fills in. */
const LIST_FIELDS = ['subject', 'message'] as const;

/** What an enquiry list without entries fills in. */
const NOTHING: EnquiryValues = {};

/**
 * Fills the form with the draft of this tab, with the values that other pages pass, and with those of the enquiry list
 * (docs/behaviour.md, "Enquiry"). Never overwrites what the visitor typed: before hydration, in the draft, or later.
 * @param state the navigation state of the contact page
 * @param ofList what the enquiry list fills in now; a value that it no longer has empties its field again
 * @param sending whether the enquiry is on its way, when the list fills in nothing
 * @returns `keep`, which stores the draft, to be called on each change of the form; and `values`, what the form holds
 */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement>,
  state: unknown,
  ofList = NOTHING,
  sending = false,
) {
  /** The values that other pages filled in; a later navigation state may replace them. */
  const brought = useRef<EnquiryValues>({});
  /** The values that the list filled in; it may replace them, and so may a navigation state. */
  const listed = useRef<EnquiryValues>({});
  const filled = useRef(false);
  const [values, setValues] = useState<EnquiryValues>({});

  const keep = useCallback(() => {
    if (!form.current) return;
    const held = valuesOf(form.current);
    keepDraft({ values: held, brought: brought.current, listed: listed.current });
    setValues(held);
  }, [form]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form is mounted.
  useEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const prefill = Object.fromEntries(prefillOf(state));
    for (const name of ENQUIRY_FIELDS) {
      const field = fieldOf(form.current, name);
      const value = joined(name, field.value, draft.values[name] ?? '');
      // Chrome moves the caret to the end of a `textarea` even if the value stays the same.
      if (value !== field.value) field.value = value;
      // Also recognizes a prefilled value that the browser itself has restored after a reload.
      if (field.value && [draft.brought[name], prefill[name]].includes(field.value))
        brought.current[name] = field.value;
      if (field.value && draft.listed[name] === field.value) listed.current[name] = field.value;
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
      if (field.value && ![brought.current[name], listed.current[name]].includes(field.value)) continue;
      field.value = value;
      brought.current[name] = value;
    }
    keep();
    // A state that comes later is from the newsletter box below the form: move the focus to the form.
    if (!first && prefill.length > 0) fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  }, [form, state, keep]);

  useEffect(() => {
    if (!form.current || sending) return;
    for (const name of LIST_FIELDS) {
      const field = fieldOf(form.current, name);
      const value = ofList[name] ?? '';
      // Its value now: the browser itself may have restored it after a reload.
      if (field.value && ![listed.current[name], value].includes(field.value)) continue;
      field.value = value;
      if (value) listed.current[name] = value;
      else delete listed.current[name];
    }
    keep();
  }, [form, ofList, sending, keep]);

  return { keep, values };
}
