import { graphql, useStaticQuery } from 'gatsby';

/**
 * The three latest articles, the latest first. Queried once: a query of each article would sort all articles for each
 * of them, and each article would be made anew whenever another one changes.
 */
export function useRecentArticles(): readonly Queries.RecentPostFragment[] {
  return useStaticQuery<Queries.RecentArticlesQuery>(graphql`
    query RecentArticles {
      articles: allMarkdownRemark(sort: { frontmatter: { teaserDate: DESC } }, limit: 3) {
        nodes {
          ...RecentPost
        }
      }
    }
  `).articles.nodes;
}
