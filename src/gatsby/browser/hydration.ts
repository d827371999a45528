import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_ATTRIBUTE, reloadFailedPages } from './pageLoading';
import { preservePage, releasePage } from './preservePage';

/**
 * Hydrates the page as a transition, which React can interrupt to handle input. If the HTML has been changed, React
 * replaces all of it and reports recoverable errors. These reports come before any effect runs, so effects already find
 * the restored input of the visitor.
 */
function hydrateAsTransition(element: ReactNode, container: Element): void {
  const restore = preservePage(container);
  startTransition(() => {
    hydrateRoot(container, element, {
      onRecoverableError(error) {
        console.warn('Changed HTML:', error);
        restore();
      },
    });
  });
}

/** In development, Gatsby's default is used, because there is no HTML to hydrate. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateAsTransition;

/** Runs after React has hydrated the first page. In development, Gatsby loads pages with other code. */
export const onInitialClientRender = (): void => {
  releasePage();
  document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, '');
  if (process.env.NODE_ENV === 'production') reloadFailedPages();
};
