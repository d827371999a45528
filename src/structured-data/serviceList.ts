import type { ItemList } from 'schema-dts';
import { pageUrl } from '../routes';
import { organizationId, type Site } from './site';

interface Service {
  title: string;
  description: string;
  link: string;
}

export const serviceList = (site: Site, services: readonly Service[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ title, description, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      url: pageUrl(site.siteUrl, link),
      provider: organizationId(site),
    },
  })),
});
