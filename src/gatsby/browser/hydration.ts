import { createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadFailedPages } from './pageLoading';

/** Attributes that React renders again unchanged. Ids differ, and translators change texts. */
const IDENTITY = ['name', 'href', 'class'];

const alike = (element: Element): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(element.tagName)].filter((other) =>
    IDENTITY.every((name) => other.getAttribute(name) === element.getAttribute(name)),
  );

/**
 * Hydrates the page as a transition, which React can interrupt to handle input. If the HTML has been changed, React
 * replaces it. The successor of the focused element then gets the focus (docs/behaviour.md, "Changed HTML").
 */
function hydrateAsTransition(page: ReactNode, container: Element): void {
  let restoreFocus = () => {};
  /** React renders it again immediately before it replaces the HTML, so it reads the current focus. */
  function FocusKeeper() {
    const focused = (document.activeElement ?? document.body) as HTMLElement;
    const index = alike(focused).indexOf(focused);
    restoreFocus = () => alike(focused)[index]?.focus({ preventScroll: true });
    return page;
  }
  startTransition(() => {
    hydrateRoot(container, createElement(FocusKeeper), {
      onRecoverableError(error) {
        console.warn('Changed HTML:', error);
        restoreFocus();
      },
    });
  });
}

/** In development, Gatsby's default is used, because there is no HTML to hydrate. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'development' ? undefined : hydrateAsTransition;

/** Runs after React has hydrated the first page. In development, Gatsby loads pages with other code. */
export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV === 'production') reloadFailedPages();
};
