import type { BlogPosting } from 'schema-dts';
import { articleDates } from './articleDates';
import { pictureUrl } from './pictureUrl';
import { organizationId, type Site } from './site';

/**
 * A blog article. The content has no authors, so the company is the author.
 * @param url full URL of the article
 */
export const blogPosting = (
  site: Site,
  { frontmatter }: Queries.ArticleFieldsFragment,
  url: string,
): BlogPosting => {
  const { title, category, image } = frontmatter;
  const { published, modified } = articleDates(frontmatter);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url,
    datePublished: published,
    dateModified: modified,
    articleSection: category,
    image: pictureUrl(site, image),
    author: { '@type': 'Organization', ...organizationId(site), name: site.productName },
    publisher: organizationId(site),
  };
};
