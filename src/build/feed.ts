import { Feed } from 'feed';
import { parseFragment, serialize } from 'parse5';
import { articleDates } from '../blog/articleData';
import { FEED } from '../lib/generatedFiles';
import { elementsIn } from '../lib/html';
import { articlePath, BLOG, pageUrl } from '../routes';

type Built = Queries.BuiltPagesQuery;

/** Noon is on the same day in America and Asia. */
const timeOf = (day: string): Date => new Date(`${day}T12:00Z`);

/** Makes all URLs absolute, because feed readers show the HTML outside the site. Removes other sizes of pictures. */
export function articleForFeed(html: string, url: string): string {
  const fragment = parseFragment(html);
  for (const element of elementsIn(fragment)) {
    element.attrs = element.attrs.filter(({ name }) => name !== 'srcset' && name !== 'sizes');
    for (const attribute of element.attrs)
      if (/^(href|src)$/.test(attribute.name)) attribute.value = new URL(attribute.value, url).href;
  }
  return serialize(fragment);
}

/**
 * Creates the RSS feed of articles, which are sorted with the latest first. `lastBuildDate` is the date of their latest
 * change, so that the same articles always result in the same file.
 */
export function feed(
  { siteUrl, productName }: Built['site'],
  { seo }: NonNullable<Built['blogPage']>,
  articles: Built['articles']['nodes'],
): string {
  const changes = articles.map(({ frontmatter }) => articleDates(frontmatter).modified);
  const rss = new Feed({
    title: `${seo.title} | ${productName}`,
    description: seo.description,
    link: pageUrl(siteUrl, BLOG),
    feed: pageUrl(siteUrl, FEED),
    language: 'en',
    generator: 'Gatsby',
    updated: timeOf(changes.sort().at(-1) ?? '1970-01-01'),
  });
  for (const { slug, html, frontmatter } of articles) {
    const link = pageUrl(siteUrl, articlePath(slug));
    rss.addItem({
      title: frontmatter.title,
      link,
      date: timeOf(articleDates(frontmatter).published),
      description: frontmatter.teaser,
      // The package writes the HTML as CDATA, which "]]>" would end.
      content: articleForFeed(html ?? '', link).replaceAll(']]>', ']]&gt;'),
      category: frontmatter.category ? [{ name: frontmatter.category }] : [],
    });
  }
  return rss.rss2();
}
