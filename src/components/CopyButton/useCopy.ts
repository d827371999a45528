import { useRef, useState } from 'react';
import { useChange } from '../../hooks/useChange';

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
 * @returns `copy`, and the `outcome` of the last call: undefined before the first one, and again when `text` changes.
 *   It is `failed` if the browser refuses, for example on pages without HTTPS
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const lastAttempt = useRef(0);

  /** Clears the outcome and returns the number of a new attempt; results of earlier attempts are ignored. */
  const startAttempt = () => {
    setOutcome(undefined);
    lastAttempt.current += 1;
    return lastAttempt.current;
  };
  useChange(text, startAttempt);

  const copy = async () => {
    const attempt = startAttempt();
    // Lets React render the cleared outcome first, so that the live region announces the same outcome again.
    await Promise.resolve();
    const result = await write(text);
    if (attempt === lastAttempt.current) setOutcome(result);
  };
  return { outcome, copy };
}
