import type { Organization } from 'schema-dts';
import { readOpeningHours } from '../content-model/openingHours';
import { BRAND_ICONS } from '../generatedFiles';
import { pageUrl } from '../routes';
import { organizationId, type Site } from './site';

/** Parses opening hours such as `Mon - Sat: 9:00 AM - 6:00 PM`. Returns an empty array for closed days. */
function hoursOf(line: string) {
  const { days, periods = [] } = readOpeningHours(line) ?? {};
  return periods.map((period) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    ...period,
  }));
}

export const organization = (site: Site): Organization => ({
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
    hoursAvailable: site.hours.offices.lines.flatMap(hoursOf),
  })),
  sameAs: site.socialLinks.map(({ url }) => url),
});
