import { graphql, useStaticQuery } from 'gatsby';

/**
 * The three latest articles, latest first. A static query runs once per build; in the page query of the article
 * template it would run for each article, and make each article depend on all others.
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
