import { useState } from 'react';
import { useHydrated } from '../../../hooks/useHydrated';

/**
 * The navigation state of a page that was reached by a navigation; undefined after a reload, although browsers keep the
 * state then.
 * @param state `location.state`
 */
export function useNavigationState(state: unknown): unknown {
  const hydrated = useHydrated();
  const [kept] = useState(hydrated ? undefined : state);
  return state === kept ? undefined : state;
}
