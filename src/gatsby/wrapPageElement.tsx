import type { WrapPageElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../layout/ErrorPage/ErrorBoundary';
import { Layout } from '../layout/Layout/Layout';
import { withoutPrefix } from '../routes';

/**
 * Puts the layout around a page, in the browser and in the HTML alike. The inner boundary catches what the page throws,
 * the outer one what the layout throws.
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
