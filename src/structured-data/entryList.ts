import type { ItemList } from 'schema-dts';
import { localUrl, type Site } from './site';

export const entryList = (site: Site, entries: readonly { name: string; path: string }[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: localUrl(site, path),
  })),
});
