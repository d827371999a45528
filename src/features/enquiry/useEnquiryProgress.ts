import { useState, useSyncExternalStore } from 'react';
import { enquiryProgress } from './progress';

const nothingYet = () => 'idle' as const;

/**
 * How far the enquiry is, as the form shows it.
 * @returns `sending`, also while the page of thanks is on its way; `sent`, which is told of a message that ended while
 *   the visitor was elsewhere; `failed`; and `begin`, to be called when another message is written or sent
 */
export function useEnquiryProgress() {
  const progress = useSyncExternalStore(enquiryProgress.subscribe, enquiryProgress.get, nothingYet);
  const [sentBefore, setSentBefore] = useState(() => enquiryProgress.get() === 'sent');
  const sent = sentBefore && progress === 'sent';
  return {
    sent,
    sending: progress === 'sending' || (progress === 'sent' && !sentBefore),
    failed: progress === 'failed',
    begin: () => {
      setSentBefore(false);
      if (sent) enquiryProgress.set('idle');
    },
  };
}
