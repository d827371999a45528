import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { SEARCH_PARAMETER, SERVICES } from '../routes';
import { inLanguage, localUrl, organizationId, type Site } from './site';

export const webSite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  name: site.productName,
  ...inLanguage(site),
  url: localUrl(site, '/'),
  publisher: organizationId(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${localUrl(site, SERVICES)}?${SEARCH_PARAMETER}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as WithActionConstraints<SearchAction>,
});
