import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { FEED } from '../../generatedFiles';
import { canonicalPath, fullUrl, isIndexable, pageUrl, withoutPrefix } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { type ArticleDates, OpenGraph } from './OpenGraph';

interface Props {
  /** Without `shareCard` (the error page) there is no Open Graph metadata. */
  seo: Pick<Queries.SeoFieldsFragment, 'title' | 'description'> & Partial<Queries.SeoFieldsFragment>;
  /** `location.pathname`: with path prefix, and possibly an alias. The canonical link follows from it. */
  path: string;
  /** Dates of an article: `2025-04-26`. */
  dates?: ArticleDates;
}

/** Title, description, feed, Open Graph metadata and canonical link of a page, or `noindex` (docs/behaviour.md, "Routes"). */
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
