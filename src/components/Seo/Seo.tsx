import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { FEED } from '../../generatedFiles';
import { canonicalPath, fullUrl, isIndexable, pageUrl, withoutPrefix } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { type ArticleDates, OpenGraph } from './OpenGraph';

interface Props {
  /** If `shareCard` is missing, as on the error page, no Open Graph metadata is rendered. */
  seo: Pick<Queries.SeoFieldsFragment, 'title' | 'description'> & Partial<Queries.SeoFieldsFragment>;
  /** `location.pathname`: it has the path prefix and may be an alias. The canonical link is computed from it. */
  path: string;
  /** The dates of an article, such as `2025-04-26`. */
  dates?: ArticleDates;
}

/**
 * The metadata of a page: title, description, feed link and Open Graph metadata. A page that search engines may index
 * also has a canonical link; other pages have `noindex` (docs/behaviour.md, "Routes").
 */
export function Seo({ seo: { title, description, shareCard }, path: pathname, dates }: Props) {
  const path = withoutPrefix(pathname);
  const { productName, siteUrl } = useSiteData().site;
  const pageTitle = canonicalPath(path) === '/' ? productName : `${title} | ${productName}`;
  const url = pageUrl(siteUrl, path);
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en' }}>
        <title>{pageTitle}</title>
        <meta name="description" content={description} />
        <link rel="alternate" type="application/rss+xml" title={productName} href={pageUrl(siteUrl, FEED)} />
        {isIndexable(path) ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      </Helmet>
      {shareCard && (
        <OpenGraph
          siteName={productName}
          title={pageTitle}
          description={description}
          url={url}
          picture={fullUrl(siteUrl, shareCard)}
          pictureAlt={title}
          dates={dates}
        />
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
