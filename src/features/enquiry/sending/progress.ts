import { useState, useSyncExternalStore } from 'react';

/** `sent` lasts until the thank-you page is shown or the visitor starts another enquiry. */
export type Progress = 'idle' | 'sending' | 'sent' | 'failed';

let progress: Progress = 'idle';
const listeners = new Set<() => void>();

/**
 * The progress of the enquiry, until the tab is reloaded. It is stored outside the form component, because a visitor may
 * leave the contact page and come back while a message is being sent: the message must not be sent again, and its result
 * must be shown.
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

/** Forgets a sent enquiry; for the thank-you page, after which the form must not report it again. */
export function forgetSuccess(): void {
  if (progress === 'sent') enquiryProgress.set('idle');
}

/**
 * The progress of the enquiry, for the form.
 * @returns `sending`, also true while the thank-you page is loading; `sent`, true if the message was sent while the
 *   visitor was on another page; `failed`; and `reset`, to be called when another message is typed or sent
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
