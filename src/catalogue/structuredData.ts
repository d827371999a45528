import type { Product } from 'schema-dts';
import { localUrl, pictureUrl, type Site } from '../ui/structuredData';

/** Describes a catalogue entry. Rows become properties, with the caption before the label after the first table. */
export const entryProduct = (
  site: Site,
  { name, alsoTradedAs, description, image, path, tables, limits, supply }: Queries.FullSheetFragment,
  category: string,
): Product => ({
  '@type': 'Product',
  name,
  ...(alsoTradedAs && { alternateName: alsoTradedAs }),
  description,
  category,
  url: localUrl(site, path),
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
