import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChange } from '../../../hooks/useChange';
import { useHydrated } from '../../../hooks/useHydrated';
import { useSiteData } from '../../../site-data/useSiteData';
import { hasProblem, type Item, withList } from '../list/listText';
import { enquiryProgress, useEnquiryProgress } from '../sending/progress';
import { sendEnquiry } from '../sending/sendEnquiry';
import { useSendAgain } from '../sending/useSendAgain';
import {
  ENQUIRY_FIELDS,
  type EnquiryField,
  type EnquiryValues,
  fieldOf,
  invalidFieldsOf,
  valuesOf,
} from './enquiry';
import { useDraft } from './useDraft';
import { useKeepFocus } from './useKeepFocus';

interface Options {
  /** The navigation state of the page, which may prefill fields. */
  state: unknown;
  /** The text of the alert when sending has failed. */
  failure: string;
  /**
   * The enquiry list: its text at the end of the message, the subject and message that it fills in, and a function that
   * focuses the first quantity that cannot be sent.
   */
  list: { items: readonly Item[]; text: string; values: EnquiryValues; focusProblem: () => void };
}

/**
 * The state of the contact form (docs/behaviour.md, "Enquiry").
 * @returns
 * - `sent`: whether the previous message was sent while the visitor was on another page
 * - `invalid`: the invalid fields; none before the first try to send
 * - `problems`: the number of tries, and the `count` of invalid fields and quantities at the last one
 * - `values`: what would be sent now, including the text of the enquiry list
 * - `failed`: whether sending has failed
 * - `offer`: the last enquiry, which can be restored or deleted
 * - the props of the form, the button, and the element around the button, which has the focus while the button is
 *   disabled
 */
export function useEnquiry({ state, failure, list }: Options) {
  const { formService, email } = useSiteData().site;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly EnquiryField[]>([]);
  const [problems, setProblems] = useState({ tries: 0, count: 0 });
  const { sending, sent, failed, reset } = useEnquiryProgress();
  const { values, type, restore } = useDraft(form, state, list.values, sending);
  const { moveFocus, buttonRef, wrapperRef } = useKeepFocus(sending);

  const focusField = (name: EnquiryField) => form.current && fieldOf(form.current, name).focus();
  const offer = useSendAgain({
    restore(earlier) {
      restore(earlier);
      reset();
    },
    focusFirstField: () => focusField(ENQUIRY_FIELDS[0]),
    focusButton: () => buttonRef.current?.focus(),
  });

  useChange(values, () => {
    if (problems.tries && form.current) setInvalid(invalidFieldsOf(form.current));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const fields = invalidFieldsOf(target);
    const count = fields.length + list.items.filter(hasProblem).length;
    // The errors must be rendered before a control is focused, so that screen readers read them with it.
    flushSync(() => {
      setProblems(({ tries }) => ({ tries: tries + 1, count }));
      setInvalid(fields);
    });
    if (fields[0]) return focusField(fields[0]);
    if (count > 0) return list.focusProblem();
    // A second click may come before the button is rendered as disabled.
    if (sending || enquiryProgress.get() === 'sending') return;
    reset();
    moveFocus();
    // From the form, not from the draft: a browser may fill in fields without an event.
    const typed = valuesOf(target);
    const message = withList(typed.message ?? '', list.text);
    const body = new FormData(target);
    body.set('message', message);
    const paths = list.items.map(({ path }) => path);
    sendEnquiry(
      { body, values: { ...typed, message }, paths, listText: list.text },
      { ...formService, mailbox: email },
      failure,
    );
  };

  return {
    sending,
    sent,
    invalid,
    problems,
    values: { ...values, message: withList(values.message ?? '', list.text) },
    failed,
    offer,
    formProps: {
      ref: form,
      // Before hydration the browser reports errors in its own way.
      noValidate: hydrated,
      onSubmit: submit,
      onInput({ target }: FormEvent<HTMLFormElement>) {
        type(target);
        reset();
      },
    },
    wrapperProps: { ref: wrapperRef, tabIndex: -1 },
    buttonProps: { ref: buttonRef, disabled: sending },
  };
}
