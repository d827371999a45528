import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Feed } from 'feed';
import { FEED } from '../generatedFiles';
import { articlePath, BLOG, pageUrl } from '../routes';
import { articleForFeed } from './articleForFeed';

type Blog = Pick<Queries.BuiltPagesQuery, 'blogPage' | 'articles'> & {
  site: Pick<Queries.BuiltPagesQuery['site'], 'siteUrl' | 'productName'>;
};

/**
 * The RSS feed: all articles in full, the latest first, each with its own date (contract: "Widgets"). It tells no time
 * of its making, so the same articles make the same feed.
 */
export function feed({ site: { siteUrl, productName }, blogPage: { seo }, articles }: Blog): string {
  const made = new Feed({
    title: `${seo.title} | ${productName}`,
    description: seo.description,
    link: pageUrl(siteUrl, BLOG),
    feed: pageUrl(siteUrl, FEED),
    language: 'en',
    generator: 'Gatsby',
    updated: new Date(articles.nodes[0]?.frontmatter.day ?? 0),
  });
  for (const { slug, html, frontmatter } of articles.nodes) {
    const link = pageUrl(siteUrl, articlePath(slug));
    made.addItem({
      title: frontmatter.title,
      link,
      date: new Date(frontmatter.day),
      description: frontmatter.teaser,
      content: articleForFeed(html ?? '', link),
      category: [{ name: frontmatter.category }],
    });
  }
  return made.rss2();
}

/** Writes `rss.xml`. `publicDir` is the folder that is served. */
export const writeFeed = (publicDir: string, blog: Blog): void =>
  writeFileSync(path.join(publicDir, FEED), feed(blog));
