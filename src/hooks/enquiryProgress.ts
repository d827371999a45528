/**
 * How far the enquiry of this tab is. It lives outside of the form, because a visitor may leave the page and come back
 * while a message is on its way: it is still sent once, and its end is still told. Once sent, it stays so until the
 * visitor has been thanked, or begins another.
 */
export type Progress = 'idle' | 'sending' | 'sent' | 'failed';

let progress: Progress = 'idle';
const listeners = new Set<() => void>();

export const currentProgress = (): Progress => progress;

export function setProgress(next: Progress): void {
  progress = next;
  for (const changed of listeners) changed();
}

export function subscribeToProgress(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
