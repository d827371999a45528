import { SEARCH_PARAMETER } from '../../routes';

/** The attribute of the document while its cards wait for the filter; the styles hide them as long. */
const WAITING = 'data-waiting-for-filter';

/**
 * A script for the head of the services page. The HTML lists all services; on the way to search results they
 * must not flash up before the filter is there.
 */
export const HIDE_UNTIL_FILTERED = `
if (new URLSearchParams(location.search).get('${SEARCH_PARAMETER}')?.trim()) 
  document.documentElement.setAttribute('${WAITING}', '')`;

/** To be called once the filter has been applied. */
export const showFiltered = () => document.documentElement.removeAttribute(WAITING);
