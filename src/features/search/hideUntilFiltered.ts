/** The attribute of the document while its services wait for the filter; the styles hide them meanwhile. */
export const FILTER_PENDING_ATTRIBUTE = 'data-filter-pending';

/**
 * Marks the document if its address searches for something: the HTML lists all services, and they must not flash
 * up before the filter is there. Stands in the head of the page, which runs before it is painted; so it must
 * not use anything from outside its own body.
 */
export function hideUntilFiltered(parameter: string, attribute: string): void {
  if (new URLSearchParams(window.location.search).get(parameter)?.trim())
    document.documentElement.setAttribute(attribute, '');
}

/** To be called once the filter has been applied. */
export const showFilteredServices = (): void =>
  document.documentElement.removeAttribute(FILTER_PENDING_ATTRIBUTE);
