import type { Product } from 'schema-dts';
import { pageUrl } from '../routes';
import { type Picture, pictureUrl } from './pictureUrl';
import type { Site } from './site';

interface FactTable {
  caption: string;
  rows: readonly { label: string; value: string; method?: string | null }[];
}

interface Entry {
  name: string;
  description: string;
  image: Picture;
  /** The path of its page, without path prefix. */
  path: string;
  tables: readonly FactTable[];
  limits: FactTable | null;
  supply: FactTable | null;
}

/**
 * A catalogue entry, with the rows of its tables as properties. Rows of the first table are named by their label alone,
 * rows of the others by caption and label: "Nutritional Value per 100g: Protein".
 * @param category name of its group
 */
export const product = (
  site: Site,
  { name, description, image, path, tables, limits, supply }: Entry,
  category: string,
): Product => ({
  '@type': 'Product',
  name,
  description,
  category,
  url: pageUrl(site.siteUrl, path),
  image: pictureUrl(site, image),
  additionalProperty: [...tables, limits, supply].flatMap((table, index) =>
    (table?.rows ?? []).map(({ label, value, method }) => ({
      '@type': 'PropertyValue',
      name: index === 0 ? label : `${table?.caption}: ${label}`,
      value,
      ...(method && { measurementTechnique: method }),
    })),
  ),
});
