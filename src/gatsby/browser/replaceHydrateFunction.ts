import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preservePage } from './preservePage';

/**
 * Hydrates the page as a transition. If the HTML has been changed, React replaces all of it and reports recoverable
 * errors. These reports come before any effect runs, so effects already find the restored input of the visitor.
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

/**
 * Hydrates the page as a transition, which React can interrupt to handle input. In development, Gatsby's default is
 * used, because there is no HTML to hydrate. The type is not `GatsbyBrowser`, which is for an older version of React.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateAsTransition;
