import { pageUrl } from '../routes';

/** The settings of the site, from which structured data takes the facts about the company. */
export type Site = Queries.SiteDataQuery['site'];

/** A reference to the company. Only the home page describes it in full (`organization`). */
export const organizationId = ({ siteUrl }: Pick<Site, 'siteUrl'>) => ({
  '@id': `${pageUrl(siteUrl, '/')}#organization`,
});
