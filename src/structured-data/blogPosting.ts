import type { BlogPosting } from 'schema-dts';
import { pictureUrl } from './pictureUrl';
import { organizationId, type Site } from './site';

/**
 * A blog article. The content has no authors, so the company is the author.
 * @param url full URL of the article
 */
export const blogPosting = (
  site: Site,
  { frontmatter: { title, day, category, image } }: Queries.ArticleFieldsFragment,
  url: string,
): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  url,
  datePublished: day,
  articleSection: category,
  image: pictureUrl(site, image),
  author: { '@type': 'Organization', ...organizationId(site), name: site.productName },
  publisher: organizationId(site),
});
