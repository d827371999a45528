import { graphql, useStaticQuery } from 'gatsby';

/**
 * Returns the three latest articles, newest first. A static query runs once per build. In the page query of the article
 * template, the query would run for each article and make each article page depend on all other articles.
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
