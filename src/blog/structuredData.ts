import type { BlogPosting } from 'schema-dts';
import { inLanguage, organizationId, pictureUrl, type Site } from '../ui/structuredData';
import { articleDates } from './articleData';

type Article = NonNullable<Queries.ArticleFieldsFragment>;

/** Describes a blog article. The author is the company, because the content has no author names. */
export const blogPosting = (site: Site, { frontmatter }: Article, url: string): BlogPosting => {
  const { title, category, image } = frontmatter;
  const { published, modified } = articleDates(frontmatter);
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...inLanguage(site),
    url,
    datePublished: published,
    dateModified: modified,
    articleSection: category,
    image: pictureUrl(site, image),
    author: { '@type': 'Organization', ...organizationId(site), name: site.productName },
    publisher: organizationId(site),
  };
};
