import { graphql } from 'gatsby';
import { Helmet } from 'react-helmet';
import { useFrame } from '../../hooks/useFrame';
import { canonicalPath, isIndexable, pageUrl } from '../../routes';
import { OpenGraph } from './OpenGraph';

interface Props {
  /** A page that is not in the content, such as that of an error, has no card for those who share it. */
  seo: Pick<Queries.SeoFieldsFragment, 'title' | 'description'> & Partial<Queries.SeoFieldsFragment>;
  /** The path at which the page is shown; an alias names its canonical page. */
  path: string;
}

/**
 * Title, description and canonical link of a page, and what stands for it where it is shared.
 * The home page's title is the product's name alone (specification: "Page title").
 */
export function Seo({ seo: { title, description, shareCard }, path }: Props) {
  const { productName, siteUrl } = useFrame().site;
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
          title={pageTitle}
          description={description}
          url={url}
          picture={siteUrl + shareCard}
          pictureText={title}
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
