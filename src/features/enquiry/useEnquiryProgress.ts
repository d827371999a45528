import { useState, useSyncExternalStore } from 'react';
import { enquiryProgress } from './progress';

const serverProgress = () => 'idle' as const;

/**
 * How far the enquiry is, for the form.
 * @returns `sending`, also true while the thank-you page is loading; `sent`, true if the message was sent while the
 *   visitor was on another page; `failed`; and `reset`, to be called when another message is typed or sent
 */
export function useEnquiryProgress() {
  const progress = useSyncExternalStore(enquiryProgress.subscribe, enquiryProgress.get, serverProgress);
  const [sentBefore, setSentBefore] = useState(() => enquiryProgress.get() === 'sent');
  const sent = sentBefore && progress === 'sent';
  return {
    sent,
    sending: progress === 'sending' || (progress === 'sent' && !sentBefore),
    failed: progress === 'failed',
    reset: () => {
      setSentBefore(false);
      if (sent) enquiryProgress.set('idle');
    },
  };
}
