import type { ItemList } from 'schema-dts';
import { localUrl, organizationId, type Site } from '../../ui/structuredData';

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
      url: localUrl(site, link),
      provider: organizationId(site),
    },
  })),
});
