import { itemList, localUrl, organizationId, type Site } from '../../ui/structuredData';

export const serviceList = (site: Site, services: readonly Queries.ServiceCardFragment[]) =>
  itemList(
    services.map(({ title, description, link }) => ({
      item: {
        '@type': 'Service',
        name: title,
        description,
        url: localUrl(site, link),
        provider: organizationId(site),
      },
    })),
  );
