import { navigate } from 'gatsby';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { currentPath } from '../../hooks/currentPath';
import { useHydrated } from '../../hooks/useHydrated';
import { CONTACT, isSamePage, THANK_YOU } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { forgetDraft } from './draft';
import { type EnquiryField, type EnquiryValues, fieldOf, invalidFieldsOf, valuesOf } from './enquiry';
import { enquiryProgress } from './progress';
import { sendEnquiry } from './sendEnquiry';
import { keepSent } from './sentEnquiry';
import { useEnquiryDraft } from './useEnquiryDraft';
import { useEnquiryProgress } from './useEnquiryProgress';
import { useKeepFocus } from './useKeepFocus';
import { useSendAgain } from './useSendAgain';

interface Options {
  /** The navigation state of the page, which may prefill fields. */
  state: unknown;
  /** The text of the alert when sending has failed. */
  failure: string;
}

/**
 * Forgets the draft, and opens the thank-you page unless the visitor is on another page by now.
 * @param unchecked the values that were sent, if nobody has read the answer
 */
function succeed(unchecked: EnquiryValues | undefined) {
  forgetDraft();
  if (unchecked) keepSent(unchecked);
  enquiryProgress.set('sent');
  if (isSamePage(currentPath(), CONTACT)) navigate(THANK_YOU);
}

/** Logs the error, shows the alert, and marks the enquiry as failed. */
function fail(error: unknown, message: string) {
  console.error('The enquiry could not be sent.', error);
  window.alert(message);
  enquiryProgress.set('failed');
}

/**
 * The state of the enquiry form (docs/behaviour.md, "Enquiry").
 * @returns
 * - `sending`
 * - `sent`: whether the previous message was sent while the visitor was on another page
 * - `invalid`: the fields in error, none before the first try to send
 * - `problems`: the number of tries, and the `count` of fields in error at the last one
 * - `unsent`: the values of the form if sending has failed, else undefined
 * - `offer`: the last enquiry, to be filled in again or forgotten
 * - the props of the form, the button, and the element around the button, which holds the focus while the button is
 *   disabled
 */
export function useEnquiry({ state, failure }: Options) {
  const { enquiry, email } = useSiteData().site;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly EnquiryField[]>([]);
  const [problems, setProblems] = useState({ tries: 0, count: 0 });
  const [values, setValues] = useState<EnquiryValues>({});
  const { sending, sent, failed, reset } = useEnquiryProgress();
  const draft = useEnquiryDraft(form, state);
  const { moveFocus, buttonRef, wrapperRef } = useKeepFocus(sending);
  const offer = useSendAgain(form, buttonRef);

  useEffect(() => {
    if (failed && form.current) setValues(valuesOf(form.current));
  }, [failed]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const found = invalidFieldsOf(target);
    const [first] = found;
    // The errors must be rendered before a field is focused, so that screen readers read them with it.
    flushSync(() => {
      setProblems(({ tries }) => ({ tries: tries + 1, count: found.length }));
      setInvalid(found);
    });
    if (first) return fieldOf(target, first).focus();
    // A second click may come before the button is rendered as disabled.
    if (sending || enquiryProgress.get() === 'sending') return;
    reset();
    moveFocus();
    enquiryProgress.set('sending');
    const unchecked = enquiry.checkAnswer ? undefined : valuesOf(target);
    sendEnquiry(new FormData(target), enquiry, email).then(
      () => succeed(unchecked),
      (error) => fail(error, failure),
    );
  };

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    draft.keep();
    reset();
    if (problems.tries) setInvalid(invalidFieldsOf(currentTarget));
    if (failed) setValues(valuesOf(currentTarget));
  };

  return {
    sending,
    sent,
    invalid,
    problems,
    unsent: failed ? values : undefined,
    offer,
    formProps: {
      ref: form,
      // Before hydration the browser reports errors in its own way.
      noValidate: hydrated,
      onSubmit: submit,
      onInput: change,
    },
    wrapperProps: { ref: wrapperRef, tabIndex: -1 },
    buttonProps: { ref: buttonRef, disabled: sending },
  };
}
