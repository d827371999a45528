import type { WrapPageElementBrowserArgs } from 'gatsby';
import { withoutPrefix } from '../routes';
import { ErrorBoundary } from './ErrorPage/ErrorBoundary';
import { Layout } from './Layout/Layout';

/**
 * Puts the layout around a page, in the browser and in the HTML alike. The inner boundary catches what the page throws,
 * the outer one what the layout throws.
 */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <ErrorBoundary place={location.key}>
    <Layout
      path={withoutPrefix(location.pathname)}
      place={location.key}
      covered={pageContext.covered === true}
    >
      <ErrorBoundary place={location.key}>{element}</ErrorBoundary>
    </Layout>
  </ErrorBoundary>
);
