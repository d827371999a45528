import { type ReactNode, useSyncExternalStore } from 'react';
import { failedRoute, openAfresh, subscribeToFailedRoute } from '../../browser/failedRoute';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPage } from './ErrorPage';

/** Shows a page, or our error page if the page asked for could not be loaded or throws. */
export function PageGuard({ place, children }: { place: string | undefined; children: ReactNode }) {
  const failed = useSyncExternalStore(subscribeToFailedRoute, failedRoute, () => undefined);
  if (failed) return <ErrorPage retry={() => openAfresh(failed)} />;
  return <ErrorBoundary place={place}>{children}</ErrorBoundary>;
}
