import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { FEED, SHARE_CARD } from '../lib/generatedFiles';
import { isIndexable, localPath, pageUrl } from '../routes';
import { useLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';

interface Props {
  /** If `shareCard` is missing, as on the error page, no Open Graph metadata is rendered. */
  seo: Pick<Queries.SeoFieldsFragment, 'title' | 'description'> & Partial<Queries.SeoFieldsFragment>;
  /** Whether an error message is in place of the page. */
  isError?: boolean;
  /** The dates of an article, such as `2025-04-26`. */
  dates?: { published: string; modified: string };
}

export function Seo({ seo: { title, description, shareCard }, isError, dates }: Props) {
  const { site, blog } = useSiteData();
  const { productName, siteUrl } = site;
  const { code, direction, route } = useLanguage();
  const pageTitle = route === '/' ? productName : `${title} | ${productName}`;
  const url = pageUrl(siteUrl, localPath(route, code));
  return (
    <>
      <Helmet htmlAttributes={{ lang: code, ...(direction === 'rtl' && { dir: direction }) }}>
        <title>{pageTitle}</title>
        <meta name="description" content={description} />
        {blog.totalCount > 0 && (
          <link
            rel="alternate"
            type="application/rss+xml"
            title={productName}
            href={pageUrl(siteUrl, FEED)}
          />
        )}
        {isIndexable(route) && !isError ? (
          <link rel="canonical" href={url} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </Helmet>
      {shareCard && (
        <Helmet>
          <meta property="og:site_name" content={productName} />
          <meta property="og:title" content={pageTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content={dates ? 'article' : 'website'} />
          {dates && <meta property="article:published_time" content={dates.published} />}
          {dates && <meta property="article:modified_time" content={dates.modified} />}
          <meta property="og:url" content={url} />
          <meta property="og:image" content={siteUrl + shareCard} />
          <meta property="og:image:width" content={String(SHARE_CARD.width)} />
          <meta property="og:image:height" content={String(SHARE_CARD.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </Helmet>
      )}
    </>
  );
}

export const query = graphql`
  fragment SeoFields on Seo {
    title
    description
    shareCard
  }
`;
