import type { GatsbyNode } from 'gatsby';
import { printTypeDefinitions } from '../../content-model/generate/graphqlTypes';
import { articleHtmlResolver } from './articleHtml';
import { dateResolver, shareCardResolver, thumbnailResolver } from './fieldResolvers';
import { contentFileResolver, queries } from './findDocuments';
import { fileResolvers, imageDataResolver } from './pictures';

/** The types of what `content-model/join` adds to documents, and of what resolvers return. */
const TYPE_DEFS = `
type Catalogue implements Node & Page @dontInfer {
  path: String!
  "How many of its entries are in the language, null if all of them are."
  onlyInEnglish: String
  groups: [CatalogueGroup!]! @link(by: "key")
}

type CatalogueSectionsChart @dontInfer { bars: [Bar!]! }

type CatalogueGroup implements Node @dontInfer {
  entries: [CatalogueEntry!]! @link(by: "key")
  "The entries of a group with few of them, which the page of the catalogue shows in panels."
  panels: [CatalogueEntry!]! @link(by: "key")
  "The entries of a group with many of them, of which it shows only links to their sheets."
  linked: [CatalogueEntry!]! @link(by: "key")
}

type CatalogueEntry implements Node @dontInfer {
  path: String!
  "The paths that begin with an alias of the catalogue."
  aliases: [String!]!
  catalogue: Catalogue! @link(by: "key")
  group: CatalogueGroup! @link(by: "key")
  "The entries of the group around this one, including it."
  neighbours: [CatalogueEntry!]! @link(by: "key")
  tables: [FactTable!]!
  limits: FactTable
  supply: FactTable
  lists: [FactList!]!
  highlights: [Fact!]!
  "The HS code, the first key fact and the minimum order, for search results."
  summary: [Fact!]!
  shareCard: String!
  thumbnail: Thumbnail!
}

type TimelineEra implements Node @dontInfer {
  entries: [TimelineEvent!]! @link(by: "key")
}

"A value with its label, and the test method of a limit. \`language\`: that of a value that is not translated."
type Fact @dontInfer { label: String! value: String! language: String method: String atEnd: Boolean }
type FactTable @dontInfer { caption: String! rows: [Fact!]! }
type FactList @dontInfer { title: String! items: [FactListItem!]! }
"\`path\` is that of the entry with this name, if there is one."
type FactListItem @dontInfer { text: String! language: String path: String }
"The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
type Thumbnail @dontInfer { digest: String! isTray: Boolean! }

"A bar of a chart. Its length is a fraction of the longest bar."
type Bar @dontInfer { label: String! value: String! length: Float! }

"The entries of a catalogue with their values, in the order of the columns."
type ComparisonTable @dontInfer {
  title: String!
  header: String!
  columns: [String!]!
  rows: [ComparisonRow!]!
}

type ComparisonRow @dontInfer {
  group: String!
  entry: CatalogueEntry! @link(by: "key")
  values: [String]!
  methods: [String]!
  "The languages of the values, if one is not translated."
  languages: [String]
}

"A group of entries on the home page, or on the page of a business area: at most 24 in all, of all groups in turn."
type SampleGroup @dontInfer { name: String! path: String! entries: [CatalogueEntry!]! @link(by: "key") }
type HomePageSamples @dontInfer { groups: [SampleGroup!]! total: Int! }
type BusinessAreaSamples @dontInfer { groups: [SampleGroup!]! }

type SpecificationsPage implements Node @dontInfer {
  tables: [ComparisonTable!]!
  "As in \`Catalogue\`."
  onlyInEnglish: String
}
type MarkdownRemark implements Node {
  "The first entries whose \`article\` is this one, sorted by catalogue and \`id\`."
  entries: [CatalogueEntry!]! @link(by: "key", from: "frontmatter.entries")
}

"An entry that visitors can put on the enquiry list. \`englishName\` is for the company, \`unit\` that of the minimum order."
type ContactPageEntry @dontInfer { path: String! aliases: [String!]! name: String! englishName: String! subject: String! hsCode: String unit: String! }
type ContactPage implements Node @dontInfer { entries: [ContactPageEntry!]! }

type BlogPageCategories @dontInfer {
  "The path of its page, or null if it has no articles."
  path: String
}

"\`resultsPage\`: the path of the page that shows what a search finds."
type Navigation implements Node @dontInfer { resultsPage: String! }

type CatalogueSection implements Node @dontInfer { months: [String!]! }

type Seo @dontInfer { shareCard: String! }

"\`canonical\`: the path of the page itself, also of its aliases."
type SitePage implements Node { canonical: String @proxy(from: "context.canonical") }

type File implements Node {
  "Width divided by height of a drawing."
  ratio: Float!
}`;

/** Declares all types, so that Gatsby does not infer them from the content. `@contentFile` resolves paths to files. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'contentFile', extend: () => contentFileResolver });
  actions.createTypes([printTypeDefinitions(), TYPE_DEFS]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  addResolvers({
    CatalogueEntry: { revised: dateResolver, thumbnail: thumbnailResolver, shareCard: shareCardResolver },
    File: fileResolvers,
    ImageSharp: { gatsbyImageData: imageDataResolver },
    MarkdownRemark: { html: articleHtmlResolver },
    Article: { date: dateResolver, teaserDate: dateResolver, asOf: dateResolver },
    VoyagesSection: { revised: dateResolver },
    Seo: { shareCard: shareCardResolver },
    Query: queries(),
  });
};
