import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { articleDates } from '../blog/articleData';
import { SITEMAP } from '../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { articlePath, listedPaths, localPath, pageUrl } from '../routes';

type Site = Queries.BuiltPagesQuery;

/**
 * Returns the sitemap. A page in several languages is in it once for each, with links to all of them. Only articles
 * have a `lastmod`, because the date of the last change of other pages is unknown.
 */
export async function sitemap({ site, pages, articles }: Site): Promise<string> {
  const days = new Map(
    articles.nodes.map(({ slug, frontmatter }) => [articlePath(slug), articleDates(frontmatter).modified]),
  );
  const languages = new Map(
    pages.nodes
      .filter(({ path, pageContext }) => path === pageContext?.canonical && !pageContext.language)
      .map(({ path, pageContext }) => [path, pageContext?.languages as string[] | undefined]),
  );
  const items = listedPaths([...languages.keys()]).flatMap((page) => {
    const urls = [SOURCE_LANGUAGE, ...(languages.get(page) ?? [])].map((language) => ({
      lang: language,
      url: pageUrl(site.siteUrl, localPath(page, language)),
    }));
    const links = [...urls, { lang: 'x-default', url: pageUrl(site.siteUrl, page) }];
    return urls.map(({ url }) => ({ url, lastmod: days.get(page), ...(urls.length > 1 && { links }) }));
  });
  const stream = Readable.from(items).pipe(new SitemapStream({ lastmodDateOnly: true }));
  return String(await streamToPromise(stream));
}

/** Crawlers must read a page to see its `noindex`. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`;
