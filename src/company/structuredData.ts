import type { Organization, Person, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { BRAND_ICONS } from '../lib/generatedFiles';
import { LEADERSHIP, pageUrl, SEARCH_PARAMETER, SERVICES } from '../routes';
import { inLanguage, localUrl, organizationId, pictureUrl, type Site } from '../ui/structuredData';

export const organization = (site: Site, openingHours: readonly Queries.OpeningHours[]): Organization => ({
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

export const person = (site: Site, { slug, name, title, image }: Queries.LeaderFieldsFragment): Person => ({
  '@type': 'Person',
  name,
  jobTitle: title,
  url: `${localUrl(site, LEADERSHIP)}#${slug}`,
  ...(image && { image: pictureUrl(site, image) }),
  worksFor: organizationId(site),
});
