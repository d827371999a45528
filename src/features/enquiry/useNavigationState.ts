import { useState } from 'react';
import { useHydrated } from '../../hooks/useHydrated';

/**
 * The navigation state of a page that somebody was led to. Browsers keep the state over a reload; a page that begins
 * with its HTML has none here, until the next navigation.
 * @param state `location.state`
 */
export function useNavigationState(state: unknown): unknown {
  const hydrated = useHydrated();
  const [kept] = useState(hydrated ? undefined : state);
  return state === kept ? undefined : state;
}
