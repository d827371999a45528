import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../ui/site/language';

/** Returns the latest articles and the categories. With a page query, each article page would depend on all articles. */
export function useBlog() {
  const { code } = useLanguage();
  const { articles, blogs } = useStaticQuery<Queries.BlogQuery>(graphql`
    query Blog {
      # The texts of translations have no language (src/content-model/finishContent.ts).
      articles: allMarkdownRemark(
        filter: { language: { ne: "" } }
        sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      ) {
        latest: group(field: { language: SELECT }, limit: 3) {
          fieldValue
          nodes {
            slug
            frontmatter {
              title
              teaserDate
              teaserDay: teaserDate(formatString: "YYYY-MM-DD")
            }
          }
        }
      }
      blogs: allBlogPage(sort: { language: ASC }) {
        nodes {
          language
          categories {
            name
            posts
            path
          }
        }
      }
    }
  `);
  return {
    latest: articles.latest.find(({ fieldValue }) => fieldValue === code)?.nodes ?? [],
    categories: blogs.nodes.find(({ language }) => language === code)?.categories ?? [],
  };
}
