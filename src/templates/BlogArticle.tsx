import { graphql, type PageProps } from 'gatsby';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb';
import { Picture } from '../components/Picture/Picture';
import { Seo } from '../components/Seo/Seo';
import { ShareLinks } from '../components/ShareLinks/ShareLinks';
import { useFrame } from '../hooks/useFrame';
import { canonicalPath } from '../routes';
import { ArticleSidebar } from '../sections/ArticleSidebar/ArticleSidebar';

/** A blog article with its sidebar. */
export default function BlogArticle({ data, location }: PageProps<Queries.BlogArticleQuery>) {
  const { siteUrl } = useFrame().site;
  const { article, recent, blogPage } = data;
  if (!article?.html) return null;
  const { title, date, day, category, image, seo } = article.frontmatter;
  return (
    <>
      <Seo seo={seo} path={location.pathname} />
      <div className="section">
        <div className="container with-sidebar">
          <article>
            <Breadcrumb current={title} />
            <h1 className="title is-1">{title}</h1>
            <p className="eyebrow">
              <time dateTime={day}>{date}</time> · {category}
            </p>
            <div className="block-after">
              <Picture picture={image} priority />
            </div>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the editors' own Markdown, rendered at build */}
            <div className="content prose" dangerouslySetInnerHTML={{ __html: article.html }} />
            <ShareLinks
              url={siteUrl + canonicalPath(location.pathname)}
              title={title}
              heading={blogPage.shareTitle}
              label={blogPage.shareOn}
            />
          </article>
          <ArticleSidebar recent={recent.nodes} copy={blogPage} />
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query BlogArticle($id: String!) {
    article: markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
        date
        day: date(formatString: "YYYY-MM-DD")
        category
        image {
          ...CardPicture
        }
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
      shareTitle
      shareOn
      ...ArticleSidebar
    }
  }
`;
