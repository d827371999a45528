import { pageUrl } from '../routes';

/** The facts of the company, as every page knows them. */
export type Site = Queries.SiteDataQuery['site'];

/** The company where another thing names it. It is described once, on the home page. */
export const organizationId = ({ siteUrl }: Pick<Site, 'siteUrl'>) => ({
  '@id': `${pageUrl(siteUrl, '/')}#organization`,
});
