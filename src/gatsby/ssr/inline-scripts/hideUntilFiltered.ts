/**
 * Hides a list before the first paint if the URL contains a search term (docs/behaviour.md, "Services" and
 * "Specifications"). The HTML contains all items, which would be visible for a moment before the list is filtered.
 * @param parameter the query parameter with the term
 * @param attribute the root element attribute that makes CSS hide the list
 */
export function hideUntilFiltered(parameter: string, attribute: string): void {
  if (new URLSearchParams(window.location.search).get(parameter)?.trim())
    document.documentElement.setAttribute(attribute, '');
}
