import { useState } from 'react';
import { useHydrated } from '../../ui/hooks/useHydrated';

/**
 * Returns the navigation state if the page was opened with a navigation within the site. Returns undefined after a
 * reload, although browsers keep the state.
 * @param state `location.state`
 */
export function useNavigationState(state: unknown): unknown {
  const hydrated = useHydrated();
  const [kept] = useState(hydrated ? undefined : state);
  return state === kept ? undefined : state;
}
