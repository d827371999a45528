import type { Organization } from 'schema-dts';
import { BRAND_ICONS } from '../generatedFiles';
import { pageUrl } from '../routes';
import { organizationId, type Site } from './site';

type OpeningHours = readonly Queries.OpeningHours[];

export const organization = (site: Site, openingHours: OpeningHours): Organization => ({
  '@type': 'Organization',
  ...organizationId(site),
  name: site.productName,
  description: site.tagline,
  url: pageUrl(site.siteUrl, '/'),
  logo: pageUrl(site.siteUrl, BRAND_ICONS.touch),
  parentOrganization: { '@type': 'Organization', name: site.parentCompany },
  contactPoint: site.phones.map(({ label, number }) => ({
    '@type': 'ContactPoint',
    name: label,
    telephone: number,
    email: site.email,
    hoursAvailable: openingHours.map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
  })),
  sameAs: site.socialLinks.map(({ url }) => url),
});
