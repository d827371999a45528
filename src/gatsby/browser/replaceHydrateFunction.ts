import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

const hydrateInSlices = (element: ReactNode, container: Element): void =>
  startTransition(() => {
    hydrateRoot(container, element);
  });

/**
 * Hydrates a page as a transition: React does it in slices then, between which the browser answers the visitor. In
 * development Gatsby begins with an empty page, and knows better. (Gatsby's type of it is that of an older React.)
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateInSlices;
