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
 * Offers to restore the last enquiry (docs/behaviour.md, "Enquiry"). Both `restore` and `forget` remove the offer, and
 * move the focus: to the first field, or to the button that sends.
 * @returns `sentEnquiry`, undefined if there is none; `restore` and `forget`
 */
export function useSendAgain(form: Form) {
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>();
  // Storage is read after hydration.
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
