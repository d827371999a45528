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
import { useEnquiryDraft } from './useEnquiryDraft';
import { useEnquiryProgress } from './useEnquiryProgress';
import { useKeepFocus } from './useKeepFocus';

interface Options {
  /** The navigation state of the page, in which other pages hand over what they know of the enquiry. */
  state: unknown;
  /** The alert when sending failed. */
  failure: string;
}

/** Ends at the page of thanks, unless the visitor has gone elsewhere meanwhile. */
function succeed() {
  forgetDraft();
  enquiryProgress.set('sent');
  if (isSamePage(currentPath(), CONTACT)) navigate(THANK_YOU);
}

function fail(error: unknown, alert: string) {
  console.error('The enquiry could not be sent.', error);
  window.alert(alert);
  enquiryProgress.set('failed');
}

/**
 * The enquiry form (specification, sections 4, 5, 7 and 8): checked by the browser, sent once, and nothing typed is
 * lost.
 * @returns `sending`; whether the message before was `sent` while the visitor was elsewhere; the fields found
 *   `invalid`, none before the first try; the `problems` of the last try: how many fields, and which try it was; what `failed` to be sent; and the props of the form, of its button, and of
 *   the element around the button, which keeps the focus while the button cannot
 */
export function useEnquiry({ state, failure }: Options) {
  const { enquiry, email } = useSiteData().site;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [invalid, setInvalid] = useState<readonly EnquiryField[]>([]);
  const [problems, setProblems] = useState({ tries: 0, count: 0 });
  const [values, setValues] = useState<EnquiryValues>({});
  const { sending, sent, failed, begin } = useEnquiryProgress();
  const draft = useEnquiryDraft(form, state);
  const { step, buttonRef, aroundRef } = useKeepFocus(sending);

  useEffect(() => {
    if (failed && form.current) setValues(valuesOf(form.current));
  }, [failed]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    const found = invalidFieldsOf(target);
    const [first] = found;
    // Screen readers read a field with its error, which must be there by the time the focus comes.
    flushSync(() => {
      setProblems(({ tries }) => ({ tries: tries + 1, count: found.length }));
      setInvalid(found);
    });
    if (first) return fieldOf(target, first).focus();
    // A second click may come before the button is disabled.
    if (sending || enquiryProgress.get() === 'sending') return;
    begin();
    step();
    enquiryProgress.set('sending');
    sendEnquiry(new FormData(target), enquiry, email).then(succeed, (error) => fail(error, failure));
  };

  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    draft.keep();
    begin();
    if (problems.tries) setInvalid(invalidFieldsOf(currentTarget));
    if (failed) setValues(valuesOf(currentTarget));
  };

  return {
    sending,
    sent,
    invalid,
    problems,
    failed: failed ? values : undefined,
    formProps: {
      ref: form,
      // Until then the browser tells of what is missing in its own way.
      noValidate: hydrated,
      onSubmit: submit,
      onInput: change,
    },
    aroundButtonProps: { ref: aroundRef, tabIndex: -1 },
    buttonProps: { ref: buttonRef, disabled: sending },
  };
}
