/** What the files that require a finished build contain. The comment makes Gatsby generate its type. */
export const BUILT_PAGES = /* GraphQL */ `
  query BuiltPages {
    site: siteSettings { siteUrl productName }
    pages: allSitePage { nodes { path pageContext } }
    specifications: specificationsPage(language: "en") {
      banner { crumb }
      download { table group name method url }
      tables { title columns rows { group entry { name path } values methods } }
    }
    blogPage(language: "en") { seo { title description } }
    articles: allMarkdownRemark(
      filter: { language: { eq: "en" } }
      sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
    ) {
      nodes {
        slug
        html
        frontmatter {
          title teaser category
          day: date(formatString: "YYYY-MM-DD")
          teaserDay: teaserDate(formatString: "YYYY-MM-DD")
        }
      }
    }
  }
`;
