import { canonicalPath, isIndexable, withoutTrailingSlash } from '../routes';

/** The query for the files that require a finished build. Gatsby generates its type because of the comment `GraphQL`. */
export const BUILT_PAGES = /* GraphQL */ `
  query BuiltPages {
    site: siteSettings { siteUrl productName }
    languages { languages { code } }
    pages: allSitePage { nodes { path pageContext } }
    leaders: allLeader(sort: { jsonId: ASC }) { nodes { language slug name title fullDescription } }
    team: allTeamMember(sort: { jsonId: ASC }) { nodes { language name role description } }
    entries: allCatalogueEntry(sort: { language: ASC }) {
      nodes { language path name alsoTradedAs thumbnail { digest } }
    }
    search: allSearchSection { nodes { language synonyms { words page } } }
    services: allServicesPage { nodes { language elsewhere { kinds { kind label } } } }
    specifications: specificationsPage(language: "en") {
      banner { crumb }
      download { table group name method url }
      tables { title columns rows { name group path values methods } }
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

/** Selects the canonical paths that search engines may list, and sorts them. `paths` are all paths of the site. */
export const listedPaths = (paths: readonly string[]): string[] =>
  [...new Set(paths.map(withoutTrailingSlash))]
    .filter((path) => canonicalPath(path) === path && isIndexable(path))
    .sort();
