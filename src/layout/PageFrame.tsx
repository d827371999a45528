import { type ReactNode, useSyncExternalStore } from 'react';
import { failedRoute } from '../browser/failedRoute';
import { openAfresh } from '../browser/openAfresh';
import { ErrorBoundary } from './ErrorPage/ErrorBoundary';
import { ErrorPage } from './ErrorPage/ErrorPage';
import { Layout } from './Layout/Layout';

interface Props {
  /** The path of the page. */
  path: string;
  /** The key of its place in the browser's history. */
  place: string | undefined;
  /** Whether the page lies over the frame. */
  covered: boolean;
  children: ReactNode;
}

/**
 * The frame with a page in it, or with our error page where the page asked for could not be loaded, or throws. What
 * fails in the frame itself still leaves the error page.
 */
export function PageFrame({ path, place, covered, children }: Props) {
  const failed = useSyncExternalStore(failedRoute.subscribe, failedRoute.get, () => undefined);
  return (
    <ErrorBoundary place={place}>
      <Layout path={path} place={failed ? `failure ${failed.attempt}` : place} covered={covered && !failed}>
        {failed ? (
          <ErrorPage key={failed.attempt} retry={() => openAfresh(failed.address)} />
        ) : (
          <ErrorBoundary place={place}>{children}</ErrorBoundary>
        )}
      </Layout>
    </ErrorBoundary>
  );
}
