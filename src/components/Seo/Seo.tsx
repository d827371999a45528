import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { canonicalPath, fullUrl, isIndexable, pageUrl, withoutPrefix } from '../../routes';
import { useSiteData } from '../../site-data/useSiteData';
import { OpenGraph } from './OpenGraph';

interface Props {
  /** A page that is not in the content, such as that of an error, has no card for those who share it. */
  seo: Pick<Queries.SeoFieldsFragment, 'title' | 'description'> & Partial<Queries.SeoFieldsFragment>;
  /** The path in the address at which the page is shown; an alias names its canonical page. */
  path: string;
  /** The day of an article, such as 2025-04-26. */
  published?: string;
}

/**
 * Title, description and canonical link of a page, and what stands for it where it is shared.
 * The home page's title is the product's name alone (specification: "Page title").
 */
export function Seo({ seo: { title, description, shareCard }, path: pathname, published }: Props) {
  const path = withoutPrefix(pathname);
  const { productName, siteUrl } = useSiteData().site;
  const pageTitle = canonicalPath(path) === '/' ? productName : `${title} | ${productName}`;
  const url = pageUrl(siteUrl, path);
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en' }}>
        <title>{pageTitle}</title>
        <meta name="description" content={description} />
        {isIndexable(path) ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      </Helmet>
      {shareCard && (
        <OpenGraph
          site={productName}
          title={pageTitle}
          description={description}
          url={url}
          picture={fullUrl(siteUrl, shareCard)}
          pictureText={title}
          published={published}
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
