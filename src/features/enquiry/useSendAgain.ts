import { type RefObject, useEffect, useState } from 'react';
import { ENQUIRY_FIELDS, fieldOf, joined } from './enquiry';
import { forgetSent, readSent, type SentEnquiry } from './sentEnquiry';

/**
 * Offers the last enquiry back (docs/behaviour.md, "Enquiry").
 * @returns
 * - `sentEnquiry`: undefined if there is none
 * - `restore`: fills it in and forgets it; what the form holds stays
 * - `forget`
 */
export function useSendAgain(form: RefObject<HTMLFormElement>) {
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>();
  // Storage is read after hydration.
  useEffect(() => setSentEnquiry(readSent()), []);

  const focusFirst = () => form.current && fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  const forget = () => {
    forgetSent();
    setSentEnquiry(undefined);
    // The button that had the focus is gone.
    focusFirst();
  };
  const restore = () => {
    for (const name of ENQUIRY_FIELDS) {
      if (!form.current) return;
      const field = fieldOf(form.current, name);
      field.value = joined(name, field.value, sentEnquiry?.values[name] ?? '');
    }
    // As if the visitor had typed it: it becomes the draft, and errors that are shown are checked anew.
    form.current?.dispatchEvent(new Event('input', { bubbles: true }));
    forget();
  };
  return { sentEnquiry, restore, forget };
}
