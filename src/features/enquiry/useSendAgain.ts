import { type RefObject, useEffect, useState } from 'react';
import { ENQUIRY_FIELDS, fieldOf, joined } from './enquiry';
import { forgetSent, readSent, type SentEnquiry } from './sentEnquiry';

/**
 * Offers the last enquiry back (docs/behaviour.md, "Enquiry"). Whichever of the two is pressed, its button goes, and the
 * focus with it: to the first field, or to the button that sends.
 * @param button the one that sends
 * @returns
 * - `sentEnquiry`: undefined if there is none
 * - `restore`: fills it in and forgets it; what the form holds stays
 * - `forget`
 */
export function useSendAgain(form: RefObject<HTMLFormElement>, button: RefObject<HTMLButtonElement>) {
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>();
  // Storage is read after hydration.
  useEffect(() => setSentEnquiry(readSent()), []);

  const forget = () => {
    forgetSent();
    setSentEnquiry(undefined);
    button.current?.focus();
  };
  const restore = () => {
    if (!form.current) return;
    for (const name of ENQUIRY_FIELDS) {
      const field = fieldOf(form.current, name);
      field.value = joined(name, field.value, sentEnquiry?.values[name] ?? '');
    }
    // As if the visitor had typed it: it becomes the draft, and errors that are shown are checked anew.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
    forget();
    fieldOf(form.current, ENQUIRY_FIELDS[0]).focus();
  };
  return { sentEnquiry, restore, forget };
}
