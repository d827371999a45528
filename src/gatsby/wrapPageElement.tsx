import type { WrapPageElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../layout/ErrorPage/ErrorBoundary';
import { Layout } from '../layout/Layout/Layout';
import { withoutPrefix } from '../routes';

/**
 * Wraps each page in the layout, in the browser and in the HTML. The inner boundary catches errors of the page and
 * shows them within the layout. The outer boundary catches errors of the layout.
 */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <ErrorBoundary locationKey={location.key}>
    <Layout
      path={withoutPrefix(location.pathname)}
      locationKey={location.key}
      comingSoon={pageContext.comingSoon === true}
    >
      <ErrorBoundary locationKey={location.key}>{element}</ErrorBoundary>
    </Layout>
  </ErrorBoundary>
);
