import { useEffect, useState } from 'react';
import type { EnquiryValues } from '../form/enquiry';
import { readSent, removeSent, type SentEnquiry } from './sentEnquiry';

interface Form {
  /** Adds the values of an earlier enquiry to the draft. */
  restore: (values: EnquiryValues) => void;
  focusFirstField: () => void;
  focusButton: () => void;
}

/**
 * Manages the offer to restore the last sent enquiry (docs/behaviour.md, "Enquiry").
 * @returns
 * - `sentEnquiry`: the enquiry on offer, or undefined
 * - `restore`: restores the enquiry, removes the offer and focuses the first field
 * - `forget`: removes the offer and focuses the send button
 */
export function useSendAgain(form: Form) {
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>();
  // Read the storage after hydration, because the first render must match the HTML.
  useEffect(() => setSentEnquiry(readSent()), []);

  const remove = () => {
    removeSent();
    setSentEnquiry(undefined);
  };
  return {
    sentEnquiry,
    restore() {
      if (sentEnquiry) form.restore(sentEnquiry.values);
      remove();
      form.focusFirstField();
    },
    forget() {
      remove();
      form.focusButton();
    },
  };
}
