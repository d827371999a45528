import type { WrapPageElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from './ErrorPage/ErrorBoundary';
import { PageGuard } from './ErrorPage/PageGuard';
import { Layout } from './Layout/Layout';

/**
 * Puts the frame around a page, in the browser and in the HTML alike. What fails in a page leaves the frame standing;
 * what fails in the frame still leaves our error page.
 */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <ErrorBoundary place={location.key}>
    <Layout path={location.pathname} place={location.key} covered={pageContext.covered === true}>
      <PageGuard place={location.key}>{element}</PageGuard>
    </Layout>
  </ErrorBoundary>
);
