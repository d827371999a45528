import { SitemapStream, streamToPromise } from 'sitemap';
import { SITEMAP } from '../generatedFiles';
import { articlePath, listedPaths, pageUrl } from '../routes';
import { type ArticleDays, articleDates } from '../structured-data/articleDates';

interface Pages {
  site: { siteUrl: string };
  pages: { paths: readonly string[] };
  articles: { nodes: readonly { slug: string; frontmatter: ArticleDays }[] };
}

/**
 * Creates the sitemap with all canonical, indexable pages, sorted by path. Only articles have a `lastmod`, because the
 * date of the last change of other pages is unknown.
 */
export async function sitemap({ site, pages, articles }: Pages): Promise<string> {
  const days = new Map(
    articles.nodes.map(({ slug, frontmatter }) => [articlePath(slug), articleDates(frontmatter).modified]),
  );
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  for (const page of listedPaths(pages.paths))
    stream.write({ url: pageUrl(site.siteUrl, page), lastmod: days.get(page) });
  stream.end();
  return String(await streamToPromise(stream));
}

/**
 * Returns the text of `robots.txt`. It allows all pages, because crawlers can see the `noindex` of a page only if they
 * may read the page.
 */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`;
