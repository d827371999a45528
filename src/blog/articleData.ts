import { organizationId, pictureUrl, type Site } from '../ui/jsonLd';

type Article = Queries.ArticleFieldsFragment;
type ArticleDays = Pick<Article['frontmatter'], 'day' | 'teaserDay'>;

/** Returns the dates of an article (docs/behaviour.md, "Articles"). The second is never earlier than the first. */
export const articleDates = ({ day, teaserDay }: ArticleDays) => ({
  published: teaserDay,
  modified: day > teaserDay ? day : teaserDay,
});

/** Matches the start of a section. It does not match within an attribute such as `title="<h2"`. */
const SECTION = /<h2 id="[^\s"<>]+">/;

export function splitArticle(html: string): [opening: string, sections: string] {
  const [opening = ''] = html.split(SECTION, 1);
  return [opening, html.slice(opening.length)];
}

/** Describes a blog article. The author is the company, because the content has no author names. */
export const blogPosting = (site: Site, { frontmatter }: Article, url: string): object => {
  const { title, category, image } = frontmatter;
  const { published, modified } = articleDates(frontmatter);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url,
    datePublished: published,
    dateModified: modified,
    ...(category && { articleSection: category }),
    image: pictureUrl(site, image),
    author: { '@type': 'Organization', ...organizationId(site), name: site.productName },
    publisher: organizationId(site),
  };
};
