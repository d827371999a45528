import type { BlogPosting } from 'schema-dts';
import { type ArticleDays, articleDates } from './articleDates';
import { type Picture, pictureUrl } from './pictureUrl';
import { inLanguage, organizationId, type Site } from './site';

interface Article {
  frontmatter: ArticleDays & { title: string; category: string; image: Picture };
}

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
