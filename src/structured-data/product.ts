import type { Product } from 'schema-dts';
import { type FactTableProps, factRows } from '../features/catalogue/factRows';
import type { SheetItem } from '../features/catalogue/Sheet';
import { pageUrl } from '../routes';
import { pictureUrl } from './pictureUrl';
import type { Site } from './site';

/**
 * An entry of a catalogue with the rows of its tables. Those of the first, its specification, are named by their
 * headers alone; those of others need the name of the table, such as "Nutritional Value per 100g: Protein".
 * @param path the page of the catalogue
 */
export const product = (
  site: Site,
  { slug, name, description, image }: SheetItem,
  category: string,
  tables: readonly FactTableProps[],
  path: string,
): Product => ({
  '@type': 'Product',
  name,
  description,
  category,
  url: `${pageUrl(site.siteUrl, path)}#${slug}`,
  image: pictureUrl(site, image),
  additionalProperty: tables.flatMap((table, index) =>
    factRows(table).map(({ label, value }) => ({
      '@type': 'PropertyValue' as const,
      name: index === 0 ? label : `${table.caption}: ${label}`,
      value,
    })),
  ),
});
