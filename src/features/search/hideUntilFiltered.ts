/** Set on the root element until the services are filtered; the styles hide them meanwhile. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/**
 * Sets the attribute if the URL has a search term: the HTML lists all services, and they must not flash up before
 * they are filtered (docs/behaviour.md, "Services"). Runs as an inline script in the head, before the first paint,
 * so it must not use anything from outside its body.
 */
export function hideUntilFiltered(parameter: string, attribute: string): void {
  if (new URLSearchParams(window.location.search).get(parameter)?.trim())
    document.documentElement.setAttribute(attribute, '');
}

/** Removes the attribute; to be called once the services are filtered. */
export const showFilteredServices = (): void =>
  document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);
