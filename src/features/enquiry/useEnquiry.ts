import { navigate } from 'gatsby';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { currentPath } from '../../browser/currentPath';
import { useHydrated } from '../../hooks/useHydrated';
import { CONTACT, isSamePage, THANK_YOU } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { removeFromList } from './changeList';
import { forgetDraft } from './draft';
import { type EnquiryField, type EnquiryValues, invalidFieldsOf, valuesOf } from './enquiry';
import { withList } from './listText';
import { enquiryProgress } from './progress';
import { sendEnquiry } from './sendEnquiry';
import { keepSent } from './sentEnquiry';
import { thanksState } from './thanksState';
import { useEnquiryDraft } from './useEnquiryDraft';
import { useEnquiryProgress } from './useEnquiryProgress';
import { useKeepFocus } from './useKeepFocus';
import { useSendAgain } from './useSendAgain';

interface Options {
  /** The navigation state of the page, which may prefill fields. */
  state: unknown;
  /** The text of the alert when sending has failed. */
  failure: string;
  /** What goes out of the enquiry list, and what it fills in; undefined without one. */
  enquiryList?: EnquiryListToSend;
}

interface EnquiryListToSend {
  /** The paths of its entries. */
  paths: readonly string[];
  /** What is sent of it, at the end of the message. */
  text: string;
  /** The subject and the message that it fills in. */
  values: EnquiryValues;
}

const NO_LIST: EnquiryListToSend = { paths: [], text: '', values: {} };

/** Invalid controls of the form, in the order of the document: fields, and quantities of the enquiry list. */
const invalidControlsOf = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>(':is(input, textarea):invalid'),
];

interface Sent {
  values: EnquiryValues;
  /** The entries of the enquiry list that went along. */
  paths: readonly string[];
  /** The text of these entries. */
  goods: string;
}

/**
 * Forgets the draft and the entries that were sent, and opens the thank-you page unless the visitor is on another page
 * by now.
 * @param checked whether the answer was read
 */
function succeed({ values, paths, goods }: Sent, checked: boolean) {
  // First, so that the list does not take back what it has filled in while the form still shows it.
  enquiryProgress.set('sent');
  forgetDraft();
  removeFromList(paths);
  if (!checked) keepSent(values);
  if (isSamePage(currentPath(), CONTACT))
    navigate(THANK_YOU, { state: thanksState({ subject: values.subject ?? '', goods }) });
}

/** Logs the error, shows the alert, and marks the enquiry as failed, also in the timeline for the measurement to count. */
function fail(error: unknown, message: string) {
  console.error('The enquiry could not be sent.', error);
  performance.mark('failed-enquiry');
  window.alert(message);
  enquiryProgress.set('failed');
}

/**
 * The state of the enquiry form (docs/behaviour.md, "Enquiry").
 * @returns
 * - `sending`
 * - `sent`: whether the previous message was sent while the visitor was on another page
 * - `invalid`: the fields in error, none before the first try to send
 * - `problems`: the number of tries, and the `count` of controls in error at the last one
 * - `values`: what would be sent now, the text of the enquiry list included
 * - `failed`: whether sending has failed
 * - `offer`: the last enquiry, to be filled in again or forgotten
 * - the props of the form, the button, and the element around the button, which holds the focus while the button is
 *   disabled
 */
export function useEnquiry({ state, failure, enquiryList = NO_LIST }: Options) {
  const { enquiry, email } = useSiteData().site;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly EnquiryField[]>([]);
  const [problems, setProblems] = useState({ tries: 0, count: 0 });
  const { sending, sent, failed, reset } = useEnquiryProgress();
  const { keep, values } = useEnquiryDraft(form, state, enquiryList.values, sending);
  const { moveFocus, buttonRef, wrapperRef } = useKeepFocus(sending);
  const offer = useSendAgain(form, buttonRef);

  // Before the page changes: Firefox keeps what a form holds then, and fills it in after a reload.
  useEffect(
    () =>
      enquiryProgress.subscribe(() => {
        if (enquiryProgress.get() === 'sent') form.current?.reset();
      }),
    [],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const found = invalidControlsOf(target);
    const [first] = found;
    // The errors must be rendered before a control is focused, so that screen readers read them with it.
    flushSync(() => {
      setProblems(({ tries }) => ({ tries: tries + 1, count: found.length }));
      setInvalid(invalidFieldsOf(target));
    });
    if (first) return first.focus();
    // A second click may come before the button is rendered as disabled.
    if (sending || enquiryProgress.get() === 'sending') return;
    reset();
    moveFocus();
    enquiryProgress.set('sending');
    const { paths, text: goods } = enquiryList;
    const typed = valuesOf(target);
    const complete = { ...typed, message: withList(typed.message ?? '', goods) };
    const body = new FormData(target);
    body.set('message', complete.message);
    sendEnquiry(body, enquiry, email).then(
      () => succeed({ values: complete, paths, goods }, enquiry.checkAnswer),
      (error) => fail(error, failure),
    );
  };

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    keep();
    reset();
    if (problems.tries) setInvalid(invalidFieldsOf(currentTarget));
  };

  return {
    sending,
    sent,
    invalid,
    problems,
    values: { ...values, message: withList(values.message ?? '', enquiryList.text) },
    failed,
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
