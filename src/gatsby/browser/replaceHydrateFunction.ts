import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preservePage } from './preservePage';

/**
 * Hydrates the page as a transition. If the HTML has been changed, React replaces all of it and reports that as
 * recoverable errors, before it runs any effect: what the visitor has typed is restored first, and effects find it.
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
 * Hydrates the page as a transition, which React can interrupt for input. In development there is no HTML to
 * hydrate, and Gatsby's default is kept. (Has no `GatsbyBrowser` type, because Gatsby's is that of an older React.)
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateAsTransition;
