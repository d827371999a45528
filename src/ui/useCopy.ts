import { useRef, useState } from 'react';
import { useChange } from './hooks/useChange';

async function write(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Copies `text` to the clipboard.
 * @returns `copy`, which copies the text, and `outcome`, the result of the last call. `outcome` is undefined before the
 *   first call and after `text` changes. It is `failed` if the browser refuses, for example on pages without HTTPS
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const lastAttempt = useRef(0);

  /** Clears the outcome and returns the number of the new attempt. Results of earlier attempts are then ignored. */
  const startAttempt = () => {
    setOutcome(undefined);
    lastAttempt.current += 1;
    return lastAttempt.current;
  };
  useChange(text, startAttempt);

  const copy = async () => {
    const attempt = startAttempt();
    // React must render the cleared outcome first. Otherwise the live region would not announce the same outcome again.
    await Promise.resolve();
    const result = await write(text);
    if (attempt === lastAttempt.current) setOutcome(result);
  };
  return { outcome, copy };
}
