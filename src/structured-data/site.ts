import { pageUrl } from '../routes';

export type Site = Queries.SiteDataQuery['site'];

/** Returns a reference to the company. Only the home page contains the full description (`organization`). */
export const organizationId = ({ siteUrl }: Pick<Site, 'siteUrl'>) => ({
  '@id': `${pageUrl(siteUrl, '/')}#organization`,
});
