import { graphql, useStaticQuery } from 'gatsby';

/**
 * Returns the latest articles and the categories of the blog. A static query runs once per build. In the page query of a
 * template, it would run for each article and make each article page depend on all other articles.
 */
export const useBlog = () =>
  useStaticQuery<Queries.BlogQuery>(graphql`
    query Blog {
      latest: allMarkdownRemark(
        sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
        limit: 3
      ) {
        nodes {
          slug
          frontmatter {
            title
            teaserDate
            teaserDay: teaserDate(formatString: "YYYY-MM-DD")
          }
        }
      }
      blogPage {
        categories {
          name
          posts
          path
        }
      }
    }
  `);
