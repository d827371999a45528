import type { Product } from 'schema-dts';
import { pageUrl } from '../routes';
import { type Picture, pictureUrl } from './pictureUrl';
import type { Site } from './site';

interface Item {
  name: string;
  description: string;
  image: Picture;
}

/**
 * A product or fiber.
 * @param category name of its group
 * @param properties the rows of its tables
 * @param path path of its page, without path prefix
 */
export const product = (
  site: Site,
  { name, description, image }: Item,
  category: string,
  properties: readonly { name: string; value: string; measurementTechnique?: string }[],
  path: string,
): Product => ({
  '@type': 'Product',
  name,
  description,
  category,
  url: pageUrl(site.siteUrl, path),
  image: pictureUrl(site, image),
  additionalProperty: properties.map((property) => ({ '@type': 'PropertyValue', ...property })),
});
