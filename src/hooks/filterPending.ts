/** Set on the root element until a list is filtered as the URL says; the styles hide the list meanwhile. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/**
 * Sets the attribute if the URL has a term: the HTML lists everything, and it must not flash up before it is filtered
 * (docs/behaviour.md, "Services" and "Specifications"). Runs as an inline script in the head, before the first paint,
 * so it must not use anything from outside its body.
 */
export function hideUntilFiltered(parameter: string, attribute: string): void {
  if (new URLSearchParams(window.location.search).get(parameter)?.trim())
    document.documentElement.setAttribute(attribute, '');
}

/** Removes the attribute; to be called once the list is filtered. */
export const showFiltered = (): void => document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);
