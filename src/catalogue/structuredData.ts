import type { ItemList, Product } from 'schema-dts';
import { localUrl, pictureUrl, type Site } from '../ui/structuredData';

type Fact = { label: string; value: string; method?: string | null };

/**
 * Describes a catalogue entry. Rows become properties, with the caption in front of the label after the first table.
 */
export const product = (
  site: Site,
  { name, description, image, path, tables, limits, supply }: Queries.FullSheetFragment,
  category: string,
): Product => ({
  '@type': 'Product',
  name,
  description,
  category,
  url: localUrl(site, path),
  image: pictureUrl(site, image),
  additionalProperty: [...tables, limits, supply].flatMap((table, index) => {
    const rows: readonly Fact[] = table?.rows ?? [];
    return rows.map(({ label, value, method }) => ({
      '@type': 'PropertyValue',
      name: index === 0 ? label : `${table?.caption}: ${label}`,
      value,
      ...(method && { measurementTechnique: method }),
    }));
  }),
});

export const entryList = (site: Site, entries: readonly { name: string; path: string }[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: localUrl(site, path),
  })),
});
