import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
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
import {
  ENQUIRY_FIELDS,
  type EnquiryValues,
  fieldOf,
  isEnquiryField,
  parsePrefill,
  valuesOf,
} from './enquiry';

/**
 * Manages the draft of the contact form (docs/behaviour.md, "Enquiry"). The form controls are uncontrolled. The hook
 * reads their text once, when the form mounts. After that it only writes values that the visitor did not type.
 * @param state the navigation state of the contact page
 * @param listValues the values that the enquiry list fills in
 * @param sending whether the enquiry is being sent; in the meantime the list does not change the fields
 * @returns
 * - `values`: the current field values
 * - `handleInput`: the function to call with the target of each `input` event
 * - `restore`: adds the values of an earlier enquiry to the draft
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
        // Skip values that the draft did not change, because a browser may fill in fields without an event. Skip equal
        // values, because assigning one moves the caret to the end of a `textarea` in Chrome.
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
      // Write immediately, because the visitor may type before the next render.
      write(mounted);
    }
    // Do not change the fields while they are being sent.
    if (enquiryProgress.get() === 'sending') return;
    dispatch({ type: 'prefill', values: prefill });
    // Later navigation states come from the newsletter box below the form, so move the focus to the form.
    if (!isFirst && Object.keys(prefill).length > 0) fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  }, [form, state, write]);

  useEffect(() => {
    if (!sending) dispatch({ type: 'list', values: listValues });
  }, [listValues, sending]);

  useEffect(
    () =>
      enquiryProgress.subscribe(() => {
        if (enquiryProgress.get() !== 'sent') return;
        // Reset the form before the navigation, because Firefox restores the values that the form has at that time.
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
    handleInput(target: EventTarget) {
      const { name, value } = target as HTMLInputElement;
      if (isEnquiryField(name)) dispatch({ type: 'type', name, value });
    },
    restore: (values: EnquiryValues) => dispatch({ type: 'restore', values }),
  };
}
