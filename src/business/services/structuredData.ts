import type { ItemList } from 'schema-dts';
import { localUrl, organizationId, type Site } from '../../ui/structuredData';

export const serviceList = (site: Site, services: readonly Queries.ServiceCardFragment[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ title, description, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Service',
      name: title,
      description,
      url: localUrl(site, link),
      provider: organizationId(site),
    },
  })),
});
