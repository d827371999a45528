import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const hydrateAsTransition = (element: ReactNode, container: Element): void =>
  startTransition(() => {
    hydrateRoot(container, element);
  });

/**
 * Hydrates the page as a transition, which React can interrupt for input. In development there is no HTML to
 * hydrate, and Gatsby's default is kept. (Has no `GatsbyBrowser` type, because Gatsby's is that of an older React.)
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateAsTransition;
