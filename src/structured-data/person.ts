import type { Person } from 'schema-dts';
import { type Picture, pictureUrl } from './pictureUrl';
import { localUrl, organizationId, type Site } from './site';

interface Leader {
  slug: string;
  name: string;
  title: string;
  image: Picture | null;
}

/**
 * Describes a leader of the company.
 * @param path path of the page that shows the leader, without path prefix
 */
export const person = (site: Site, { slug, name, title, image }: Leader, path: string): Person => ({
  '@type': 'Person',
  name,
  jobTitle: title,
  url: `${localUrl(site, path)}#${slug}`,
  ...(image && { image: pictureUrl(site, image) }),
  worksFor: organizationId(site),
});
