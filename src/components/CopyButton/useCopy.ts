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
 * Copies a text for the visitor to paste elsewhere.
 * @returns `copy`, and the `outcome` for this text: it fails where the browser allows no copying, as on pages
 *   without https
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const turn = useRef(0);

  /** The number of a new turn; what earlier ones come to counts no more. */
  const begin = () => {
    setOutcome(undefined);
    turn.current += 1;
    return turn.current;
  };
  useChange(text, begin);

  const copy = async () => {
    const own = begin();
    // Lets the page show that there is no outcome, so that the same one is told anew.
    await Promise.resolve();
    const result = await write(text);
    if (own === turn.current) setOutcome(result);
  };
  return { outcome, copy };
}
