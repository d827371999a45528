import type { Product } from 'schema-dts';
import { pageUrl } from '../routes';
import { type Picture, pictureUrl } from './pictureUrl';
import type { Site } from './site';

interface Item {
  slug: string;
  name: string;
  description: string;
  image: Picture;
}

/**
 * A product or fiber of a catalogue.
 * @param category name of its group
 * @param properties the rows of its tables
 * @param path path of the catalogue page, without path prefix
 */
export const product = (
  site: Site,
  { slug, name, description, image }: Item,
  category: string,
  properties: readonly { name: string; value: string }[],
  path: string,
): Product => ({
  '@type': 'Product',
  name,
  description,
  category,
  url: `${pageUrl(site.siteUrl, path)}#${slug}`,
  image: pictureUrl(site, image),
  additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
});
