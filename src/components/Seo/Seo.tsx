import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { useFrame } from '../../hooks/useFrame';
import { canonicalPath, isIndexable, pageUrl } from '../../routes';

interface Props {
  seo: Queries.SeoFieldsFragment;
  /** The path at which the page is shown; an alias names its canonical page. */
  path: string;
}

/**
 * Title, description and canonical link of a page.
 * The home page's title is the product's name alone (specification: "Page title").
 */
export function Seo({ seo: { title, description }, path }: Props) {
  const { productName, siteUrl } = useFrame().site;
  const canonical = canonicalPath(path);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }}>
      <title>{canonical === '/' ? productName : `${title} | ${productName}`}</title>
      <meta name="description" content={description} />
      {isIndexable(path) ? (
        <link rel="canonical" href={pageUrl(siteUrl, path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Helmet>
  );
}

export const query = graphql`
  fragment SeoFields on Seo {
    title
    description
  }
`;
