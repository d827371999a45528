import * as React from 'react';
import { useBrowserState } from '../hooks/browserState';

/** Attribute of `<html>` that is set after hydration. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated';

const Hydrated = React.createContext(true);

/** Whether the page is hydrated. It is not in the HTML and in the first render, which must match the HTML. */
export const useHydrated = (): boolean => React.useContext(Hydrated);

/** Renders what needs scripts as a transition, which input can interrupt, unless React replaces the HTML. */
export function HydrationProvider({ children }: { children: React.ReactNode }) {
  const isReplaced = useBrowserState(
    () => () => {},
    () => true,
  );
  const [hydrated, setHydrated] = React.useState(isReplaced);
  React.useEffect(() => React.startTransition(() => setHydrated(true)), []);
  // Before the page is painted, because styles depend on it.
  React.useLayoutEffect(() => {
    if (hydrated) document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  }, [hydrated]);
  return <Hydrated.Provider value={hydrated}>{children}</Hydrated.Provider>;
}
