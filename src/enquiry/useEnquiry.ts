import type { FocusEvent, FormEvent, MouseEvent } from 'react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../lib/interpolate';
import { cleanForm, isIncomplete } from '../ui/browser/cleanInput';
import { useEachValue } from '../ui/hooks/useEachValue';
import { useLocalPath } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import type { EnquiryField, EnquiryValues } from './enquiry';
import { enquiryProgress, forgetSuccess, sendEnquiry } from './sendEnquiry';
import { ENQUIRY_FIELDS, fieldOf, useDraft } from './useDraft';
import { type Item, isInvalid, withList } from './useListInForm';

const invalidFieldsOf = (form: HTMLFormElement): EnquiryField[] =>
  ENQUIRY_FIELDS.filter((name) => !fieldOf(form, name).validity.valid);

interface Options {
  state: unknown;
  /** The subject of the entry that the URL names. */
  subject: string | undefined;
  texts: Pick<Queries.ContactFormFragment['form'], 'failure' | 'personalMailSubject'>;
  /** The items of the enquiry list, the text that is appended to the message, and the values that the list fills in. */
  list: { items: readonly Item[]; text: string; values: EnquiryValues };
}

/** Manages the contact form (docs/behaviour.md, "Enquiry"). `attempt` has the problems of the last attempt to send. */
export function useEnquiry({ state, subject, texts, list }: Options) {
  const { failure, personalMailSubject } = texts;
  const { formService, email, productName } = useSiteData().site;
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const progress = useSyncExternalStore(enquiryProgress.subscribe, enquiryProgress.get, () => 'idle');
  const sending = progress === 'sending';
  const [attempt, setAttempt] = useState({ tries: 0, count: 0, invalid: [] as readonly EnquiryField[] });
  /** The e-mail address of the last attempt. If it is incomplete, but stays unchanged, it is sent. */
  const tried = useRef('');
  const { values, handleInput, clear } = useDraft(form, { state, subject, list: list.values });
  const button = useRef<HTMLButtonElement>(null);
  const buttonWrapper = useRef<HTMLDivElement>(null);

  useEachValue(values, () => {
    const target = form.current;
    if (attempt.count > 0 && target) setAttempt((last) => ({ ...last, invalid: invalidFieldsOf(target) }));
  });

  useEffect(() =>
    enquiryProgress.subscribe(() => {
      // Clear the form before the navigation, because Firefox restores the values that the form has at that time.
      if (enquiryProgress.get() === 'sent') clear();
    }),
  );
  useEffect(() => forgetSuccess, []);

  /** Shows the problems, and focuses the first. Returns whether there are none. */
  const check = (invalid: readonly EnquiryField[]): boolean => {
    const count = invalid.length + list.items.filter(isInvalid).length;
    // Render the errors before a control gets the focus, so that screen readers read each error with its control.
    flushSync(() => setAttempt(({ tries }) => ({ tries: tries + 1, count, invalid })));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return count === 0;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    cleanForm(target);
    const address = fieldOf(target, 'email');
    address.setCustomValidity(
      isIncomplete(address.value) && address.value !== tried.current ? 'incomplete' : '',
    );
    tried.current = address.value;
    // Ignore a second click before the button is rendered as disabled.
    if (!check(invalidFieldsOf(target)) || enquiryProgress.get() === 'sending') return;
    // Browsers drop the focus of a disabled button.
    if (document.activeElement === button.current) buttonWrapper.current?.focus({ preventScroll: true });
    const body = new FormData(target);
    // Read the form, not the draft, because a browser may fill in fields without an event.
    body.set('message', withList(fieldOf(target, 'message').value, list.text));
    const sender = { subject: fieldOf(target, 'subject').value, name: fieldOf(target, 'name').value };
    if (personalMailSubject)
      body.set('_subject', interpolate(personalMailSubject, { ...sender, product: productName }));
    await sendEnquiry({ body, list, localPath, failure }, { ...formService, mailbox: email });
    // The focus is on the wrapper, or the browser has moved it to `body`. Any other element keeps the focus.
    if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
  };

  return {
    progress,
    sending,
    attempt,
    values: { ...values, message: withList(values.message ?? '', list.text) },
    cancelIfInvalid(event: { preventDefault: () => void }) {
      if (!list.items.some(isInvalid)) return;
      event.preventDefault();
      check([]);
    },
    formProps: {
      ref: form,
      onSubmit: submit,
      onBlur: ({ currentTarget }: FocusEvent<HTMLFormElement>) => cleanForm(currentTarget),
      onInput({ target }: FormEvent<HTMLFormElement>) {
        (target as HTMLInputElement).setCustomValidity('');
        handleInput(target);
        forgetSuccess();
      },
    },
    wrapperProps: { ref: buttonWrapper, tabIndex: -1 },
    buttonProps: {
      ref: button,
      disabled: sending,
      // The second click of a double click does not answer the question that the first click raised.
      onClick: (event: MouseEvent) => event.detail > 1 && event.preventDefault(),
    },
  };
}
