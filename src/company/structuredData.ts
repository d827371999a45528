import { BRAND_ICONS } from '../lib/generatedFiles';
import { pageUrl } from '../routes';
import { localUrl, organizationId, type Site } from '../ui/structuredData';

export const organization = (site: Site): object => ({
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
  })),
  sameAs: site.socialLinks.map(({ url }) => url),
});

/** Search engines show its name above the URL in their results. */
export const webSite = (site: Site): object => ({
  '@type': 'WebSite',
  name: site.productName,
  url: localUrl(site, '/'),
});
