import { graphql, type PageProps } from 'gatsby';
import { Article } from '../blog/Article';
import { ArticleSidebar } from '../blog/ArticleSidebar';
import { articleDates, blogPosting } from '../blog/articleData';
import { Ending } from '../layout/Ending';
import { Seo } from '../layout/Seo';
import { pageUrl } from '../routes';
import { StructuredData } from '../ui/StructuredData';
import { useSiteData } from '../ui/site/useSiteData';
import { ThumbnailLinks } from '../ui/ThumbnailLinks';

export default function BlogArticle({ data, location }: PageProps<Queries.BlogArticleQuery>) {
  const { siteUrl } = useSiteData().site;
  const { article, blogPage } = data;
  if (!article) return null;
  const url = pageUrl(siteUrl, location.pathname);
  return (
    <>
      <Seo seo={article.frontmatter.seo} path={location.pathname} dates={articleDates(article.frontmatter)} />
      <StructuredData of={(site) => blogPosting(site, article, url)} />
      <div className="section">
        <div className="container with-sidebar">
          <div>
            <Article article={article} texts={blogPage} url={url} />
            {article.entries.length > 0 && (
              <section className="block-before is-screen-only">
                <h2 className="title is-5">{blogPage.relatedTitle}</h2>
                <ThumbnailLinks entries={article.entries} />
              </section>
            )}
          </div>
          <ArticleSidebar texts={blogPage} />
        </div>
      </div>
      {blogPage.articleEnding && <Ending {...blogPage.articleEnding} />}
    </>
  );
}

export const query = graphql`
  query BlogArticle($id: String!, $language: String = "en") {
    article: markdownRemark(id: { eq: $id }) {
      ...ArticleFields
      entries {
        ...ThumbnailLink
      }
      frontmatter {
        seo {
          ...SeoFields
        }
      }
    }
    blogPage(language: $language) {
      ...ArticleTexts
      ...ArticleSidebar
      relatedTitle
      articleEnding {
        ...Ending
      }
    }
  }
`;
