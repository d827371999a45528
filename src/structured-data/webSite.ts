import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { pageUrl, SEARCH_PARAMETER, SERVICES } from '../routes';
import { organizationId, type Site } from './site';

export const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  name: site.productName,
  url: pageUrl(site.siteUrl, '/'),
  publisher: organizationId(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${pageUrl(site.siteUrl, SERVICES)}?${SEARCH_PARAMETER}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as WithActionConstraints<SearchAction>,
});
