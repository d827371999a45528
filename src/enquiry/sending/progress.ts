import { useState, useSyncExternalStore } from 'react';

/** The state is `sent` until the thank-you page is shown or the visitor starts another enquiry. */
export type Progress = 'idle' | 'sending' | 'sent' | 'failed';

let progress: Progress = 'idle';
const listeners = new Set<() => void>();

/**
 * The store for the progress of the enquiry. Reloading the tab resets it. The store is outside the form component,
 * because a visitor may leave the contact page and come back while a message is being sent. The form must not send that
 * message again, and must show the result.
 */
export const enquiryProgress = {
  get: () => progress,
  set(next: Progress): void {
    progress = next;
    for (const listener of listeners) listener();
  },
  /** Calls `onChange` after each `set`. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  },
};

/**
 * Resets the progress after a success. The thank-you page calls it, so that the form does not report the success again.
 */
export function forgetSuccess(): void {
  if (progress === 'sent') enquiryProgress.set('idle');
}

/**
 * Returns the progress of the enquiry for the form.
 * @returns
 * - `sending`: whether the message is being sent; also true while the thank-you page is loading
 * - `sent`: whether the message was sent while the visitor was on another page
 * - `failed`: whether sending has failed
 * - `reset`: the function to call when the visitor types or sends another message
 */
export function useEnquiryProgress() {
  const now = useSyncExternalStore<Progress>(enquiryProgress.subscribe, enquiryProgress.get, () => 'idle');
  const [sentBefore, setSentBefore] = useState(() => progress === 'sent');
  const sent = sentBefore && now === 'sent';
  return {
    sent,
    sending: now === 'sending' || (now === 'sent' && !sentBefore),
    failed: now === 'failed',
    reset() {
      setSentBefore(false);
      if (sent) forgetSuccess();
    },
  };
}
