import { Feed } from 'feed';
import { FEED } from '../generatedFiles';
import { articlePath, BLOG, pageUrl } from '../routes';
import { articleDates } from '../structured-data/articleDates';
import { articleForFeed } from './articleForFeed';

type Blog = Pick<Queries.BuiltPagesQuery, 'site' | 'blogPage' | 'articles'>;

/**
 * Creates the RSS feed (docs/behaviour.md, "For search engines and feed readers"). It contains the full text and the
 * publication date of all articles, with the latest article first. `lastBuildDate` is the date of the latest change, so
 * that the same articles always result in the same file.
 */
export function feed({ site: { siteUrl, productName }, blogPage: { seo }, articles }: Blog): string {
  const changes = articles.nodes.map(({ frontmatter }) => articleDates(frontmatter).modified);
  const rss = new Feed({
    title: `${seo.title} | ${productName}`,
    description: seo.description,
    link: pageUrl(siteUrl, BLOG),
    feed: pageUrl(siteUrl, FEED),
    language: 'en',
    generator: 'Gatsby',
    updated: new Date(changes.sort().at(-1) ?? 0),
  });
  for (const { slug, html, frontmatter } of articles.nodes) {
    const link = pageUrl(siteUrl, articlePath(slug));
    rss.addItem({
      title: frontmatter.title,
      link,
      date: new Date(articleDates(frontmatter).published),
      description: frontmatter.teaser,
      content: articleForFeed(html ?? '', link),
      category: [{ name: frontmatter.category }],
    });
  }
  return rss.rss2();
}
