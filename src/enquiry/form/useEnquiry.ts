import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChange } from '../../ui/hooks/useChange';
import { useHydrated } from '../../ui/hooks/useHydrated';
import { useLocalPath } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import { hasProblem, type Item, withList } from '../list/listText';
import { enquiryProgress, useEnquiryProgress } from '../sending/progress';
import { sendEnquiry } from '../sending/sendEnquiry';
import { readSent, removeSent, type SentEnquiry } from '../sending/sentEnquiry';
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
  /** The navigation state of the page, which may contain prefill values. */
  state: unknown;
  /** The text of the alert when sending has failed. */
  failure: string;
  /**
   * The enquiry list:
   * - `text`: the text that is appended to the message
   * - `values`: the subject and message that the list fills in
   * - `focusProblem`: focuses the first invalid or ambiguous quantity
   */
  list: { items: readonly Item[]; text: string; values: EnquiryValues; focusProblem: () => void };
}

/**
 * Manages the contact form (docs/behaviour.md, "Enquiry").
 * @returns the progress (`useEnquiryProgress`), the props of the form and of the send button, and:
 * - `invalid`: the invalid fields; empty before the first attempt to send
 * - `problems`: the number of attempts (`tries`), and the number of invalid fields and quantities in the last attempt
 *   (`count`)
 * - `values`: the values to send, including the text of the enquiry list
 * - `offer`: the last sent enquiry, which the visitor can restore or delete
 * - `wrapperProps`: the props of the element around the button, which has the focus while the button is disabled
 */
export function useEnquiry({ state, failure, list }: Options) {
  const { formService, email } = useSiteData().site;
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly EnquiryField[]>([]);
  const [problems, setProblems] = useState({ tries: 0, count: 0 });
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>();
  const { sending, sent, failed, reset } = useEnquiryProgress();
  const { values, handleInput, restore } = useDraft(form, state, list.values, sending);
  const { moveFocus, buttonRef, wrapperRef } = useKeepFocus(sending);

  const focusField = (name: EnquiryField) => form.current && fieldOf(form.current, name).focus();
  const removeOffer = () => {
    removeSent();
    setSentEnquiry(undefined);
  };

  // Read the storage after hydration, because the first render must match the HTML.
  useEffect(() => setSentEnquiry(readSent()), []);
  useChange(values, () => {
    if (problems.tries && form.current) setInvalid(invalidFieldsOf(form.current));
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const fields = invalidFieldsOf(target);
    const count = fields.length + list.items.filter(hasProblem).length;
    // Render the errors before a control gets the focus, so that screen readers read each error with its control.
    flushSync(() => {
      setProblems(({ tries }) => ({ tries: tries + 1, count }));
      setInvalid(fields);
    });
    if (fields[0]) return focusField(fields[0]);
    if (count > 0) return list.focusProblem();
    // Ignore a second click before the button is rendered as disabled.
    if (sending || enquiryProgress.get() === 'sending') return;
    reset();
    moveFocus();
    // Read the form, not the draft, because a browser may fill in fields without an event.
    const typed = valuesOf(target);
    const message = withList(typed.message ?? '', list.text);
    const body = new FormData(target);
    body.set('message', message);
    const paths = list.items.map(({ path }) => path);
    sendEnquiry(
      { body, values: { ...typed, message }, paths, listText: list.text, localPath },
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
    offer: {
      sentEnquiry,
      restore() {
        if (sentEnquiry) restore(sentEnquiry.values);
        reset();
        removeOffer();
        focusField(ENQUIRY_FIELDS[0]);
      },
      forget() {
        removeOffer();
        buttonRef.current?.focus();
      },
    },
    formProps: {
      ref: form,
      // Before hydration the browser shows its own error messages.
      noValidate: hydrated,
      onSubmit: submit,
      onInput({ target }: FormEvent<HTMLFormElement>) {
        handleInput(target);
        reset();
      },
    },
    wrapperProps: { ref: wrapperRef, tabIndex: -1 },
    buttonProps: { ref: buttonRef, disabled: sending },
  };
}
