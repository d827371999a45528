import type { WrapPageElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { Layout } from '../layout/Layout';
import { HydrationProvider } from '../ui/site/hydration';
import { type LanguageContext, LanguageProvider } from '../ui/site/language';

/**
 * Wraps each page in its language and the layout. The inner boundary shows errors of the page within the layout. The
 * outer one catches errors of the layout.
 */
export const wrapPageElement = ({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) => (
  <HydrationProvider>
    <LanguageProvider context={pageContext as LanguageContext}>
      <ErrorBoundary locationKey={location.key}>
        <Layout locationKey={location.key} comingSoon={pageContext.comingSoon === true}>
          <ErrorBoundary locationKey={location.key}>{element}</ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </LanguageProvider>
  </HydrationProvider>
);
