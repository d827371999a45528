/**
 * Hides a list before the first paint if the URL has a term: the HTML lists everything, which would flash until the
 * list is filtered (docs/behaviour.md, "Services" and "Specifications").
 * @param parameter the query parameter of the URL
 * @param attribute the attribute of the root element with which CSS hides the list
 */
export function hideUntilFiltered(parameter: string, attribute: string): void {
  if (new URLSearchParams(window.location.search).get(parameter)?.trim())
    document.documentElement.setAttribute(attribute, '');
}
