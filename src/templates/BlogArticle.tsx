import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { useFrame } from '../hooks/useFrame';
import { pageUrl } from '../routes';
import { Article } from '../sections/Article/Article';
import { ArticleSidebar } from '../sections/ArticleSidebar/ArticleSidebar';

/** A blog article with its sidebar. */
export default function BlogArticle({ data, location }: PageProps<Queries.BlogArticleQuery>) {
  const { siteUrl } = useFrame().site;
  const { article, recent, blogPage } = data;
  if (!article) return null;
  return (
    <>
      <Seo seo={article.frontmatter.seo} path={location.pathname} />
      <div className="section">
        <div className="container with-sidebar">
          <Article article={article} copy={blogPage} url={pageUrl(siteUrl, location.pathname)} />
          <ArticleSidebar recent={recent.nodes} copy={blogPage} />
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query BlogArticle($id: String!) {
    article: markdownRemark(id: { eq: $id }) {
      ...ArticleFields
      frontmatter {
        seo {
          ...SeoFields
        }
      }
    }
    recent: allMarkdownRemark(sort: { frontmatter: { teaserDate: DESC } }, limit: 3) {
      nodes {
        ...RecentPost
      }
    }
    blogPage {
      ...ArticleCopy
      ...ArticleSidebar
    }
  }
`;
