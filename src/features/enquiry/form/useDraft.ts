import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { parsePrefill } from '../prefill/parsePrefill';
import { enquiryProgress } from '../sending/progress';
import {
  type Draft,
  draftReducer,
  draftValues,
  EMPTY_DRAFT,
  mountDraft,
  readDraft,
  storeDraft,
} from './draft';
import { ENQUIRY_FIELDS, type EnquiryValues, fieldOf, isEnquiryField, valuesOf } from './enquiry';

/**
 * The draft of the contact form (docs/behaviour.md, "Enquiry"). The controls are uncontrolled: their text is read once,
 * when the form is mounted, and afterwards only values that no one typed are written to them.
 * @param state the navigation state of the contact page
 * @param listValues the values that the enquiry list fills in
 * @param sending whether the enquiry is being sent; the list fills in nothing then
 * @returns `values`; `type`, to be called with the target of each `input` event; and `restore`, which adds the values
 *   of an earlier enquiry
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  state: unknown,
  listValues: EnquiryValues,
  sending: boolean,
) {
  const [draft, dispatch] = useReducer(draftReducer, undefined);
  const isMounted = useRef(false);
  const written = useRef(EMPTY_DRAFT);

  const write = useCallback(
    (next: Draft) => {
      for (const name of ENQUIRY_FIELDS) {
        const { value } = next[name];
        const field = form.current && fieldOf(form.current, name);
        // Only on a change: a browser may fill in fields without an event. Chrome moves the caret to the end of a
        // `textarea` even if the value is the same.
        if (field && value !== written.current[name].value && value !== field.value) field.value = value;
      }
      written.current = next;
    },
    [form],
  );

  useEffect(() => {
    if (!form.current) return;
    const prefill = parsePrefill(state);
    const isFirst = !isMounted.current;
    isMounted.current = true;
    if (isFirst) {
      const mounted = mountDraft(valuesOf(form.current), readDraft(), prefill);
      dispatch({ type: 'mount', draft: mounted });
      // Now, because the visitor may type before the next render.
      write(mounted);
    }
    // The fields do not change while they are being sent.
    if (enquiryProgress.get() === 'sending') return;
    dispatch({ type: 'prefill', values: prefill });
    // A later state comes from the newsletter box below the form: move the focus to the form.
    if (!isFirst && Object.keys(prefill).length > 0) fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  }, [form, state, write]);

  useEffect(() => {
    if (!sending) dispatch({ type: 'list', values: listValues });
  }, [listValues, sending]);

  useEffect(
    () =>
      enquiryProgress.subscribe(() => {
        if (enquiryProgress.get() !== 'sent') return;
        // Before the page changes: Firefox keeps the values that the form has then, and restores them after a reload.
        form.current?.reset();
        dispatch({ type: 'sent' });
      }),
    [form],
  );

  useEffect(() => {
    if (!draft) return;
    write(draft);
    storeDraft(draft);
  }, [draft, write]);

  return {
    values: useMemo(() => draftValues(draft ?? EMPTY_DRAFT), [draft]),
    type(target: EventTarget) {
      const { name, value } = target as HTMLInputElement;
      if (isEnquiryField(name)) dispatch({ type: 'type', name, value });
    },
    restore: (values: EnquiryValues) => dispatch({ type: 'restore', values }),
  };
}
