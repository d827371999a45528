import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { writeSpecificationFiles } from '../../build/specificationFiles';
import { NOT_SEARCHED } from '../../build/writeSearchIndex';
import { articleListPages } from '../../content/articleLists';
import type { Language } from '../../content/documents/languages';
import { interpolate } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { aliasesOf, articlePath, BLOG, withoutTrailingSlash } from '../../routes';
import type { ArticleListContext } from '../../templates/ArticleList';
import type { SheetContext } from '../../templates/SpecificationSheet';
import { filePages, inLanguage, languagesOf, type Page, withLanguageCodes } from './translatedPages';

interface PageContext {
  /** Whether the business area of the page is not open yet. `wrapPageElement` passes the value to the layout. */
  comingSoon?: boolean;
  searchKind: string;
}

/** Copies a page for each of its aliases (docs/behaviour.md, "Routes"). Most pages have no aliases. */
export const aliasPages = <Page extends { path: string }>(original: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(original.path)).map((alias) => ({ ...original, path: alias }));

type TemplateContext = { id: string } | SheetContext | ArticleListContext;

/** Returns a page that uses a template in `src/templates`. The page query finds its documents by their ids. */
const page = (route: string, template: string, context: PageContext & TemplateContext) => ({
  path: route,
  component: path.resolve('src', 'templates', `${template}.tsx`),
  context,
});

type Catalogue = Queries.PagesFromContentQuery['catalogues'][number];

/** Maximum number of entries that a sheet links to, including its own. */
const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function neighboursOf<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** Returns the pages of the catalogue entries in a group. Each page has the ids of the entries near it in its context. */
const sheets = ({ searchKind }: Catalogue, { name: group, members }: Catalogue['groups'][number]) =>
  members.map(({ id, path: route }, index) => {
    const neighbours = neighboursOf(members, index).map((member) => member.id);
    return page(route, 'SpecificationSheet', { searchKind, id, group, neighbours });
  });

/** Returns the pages of the lists of articles. The search finds only the first, because the others repeat its titles. */
const articleLists = ({ blogPage, articles }: Queries.PagesFromContentQuery) => {
  const { seo, pagination, categories } = blogPage;
  const all = articles.nodes.map(({ id, frontmatter: { category } }) => ({ id, category }));
  return articleListPages(categories, all).map(({ path: route, category, articles: shown, ...rest }) => {
    const title = category ?? seo.title;
    return page(route, 'ArticleList', {
      searchKind: route === BLOG ? 'company' : NOT_SEARCHED,
      ids: shown.map(({ id }) => id),
      name: title,
      title: rest.number === 1 ? title : interpolate(pagination.title, { title, page: rest.number }),
      ...rest,
    });
  });
};

/** Returns the pages that are made from documents of one language, with their English paths. */
const contentPages = (data: Queries.PagesFromContentQuery, language: string) => [
  ...data.allService.nodes.map(({ id, link }) => page(link, 'ServiceDetail', { searchKind: 'services', id })),
  ...data.allBusinessArea.nodes.map(({ id, link, showsRoute, comingSoon }) => {
    const template = showsRoute ? 'BusinessAreaWithRoute' : 'BusinessAreaDetail';
    return page(link, template, { searchKind: 'areas', id, comingSoon: comingSoon !== null });
  }),
  ...data.catalogues
    .filter((catalogue) => catalogue.language === language)
    .flatMap((catalogue) => catalogue.groups.flatMap((group) => sheets(catalogue, group))),
  ...data.articles.nodes.map(({ id, slug }) =>
    page(articlePath(slug), 'BlogArticle', { searchKind: 'articles', id }),
  ),
  ...(data.blogPage.language === language ? articleLists(data) : []),
];

/** Queries what the pages of a language are made from. */
async function contentOf(language: string, { graphql, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(
    `#graphql
    query PagesFromContent($language: String!) {
      allService(filter: { language: { eq: $language } }) { nodes { id link } }
      allBusinessArea(filter: { language: { eq: $language } }) { nodes { id link showsRoute comingSoon { blurred } } }
      catalogues(language: $language) { language searchKind groups { name members { id path } } }
      articles: allMarkdownRemark(
        filter: { language: { eq: $language } }
        sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      ) {
        nodes { id slug frontmatter { category } }
      }
      blogPage(language: $language) { language seo { title } pagination { title } categories { name slug } }
      site: siteSettings { siteUrl }
      specifications: specificationsPage(language: $language) {
        banner { crumb }
        download { table group name method url }
        tables { title columns rows { name group path values methods } }
      }
    }
  `,
    { language },
  );
  if (data && !errors) return data;
  reporter.panicOnBuild('The pages made from content could not be queried', errors);
  return undefined;
}

/**
 * Creates the pages of services, business areas, catalogue entries, blog articles and lists of articles, with their
 * aliases, and all pages of other languages. Writes the tables of `/specifications` as files.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, store } = args;
  const english = await contentOf(SOURCE_LANGUAGE, args);
  if (!english) return;
  // Here and not in `onPostBuild`, so that the development server has the files, too.
  await writeSpecificationFiles(path.join(store.getState().program.directory, 'public'), english);
  const translations: { language: Language; pages: Page[] }[] = [];
  for (const language of languagesOf(args)) {
    const data = await contentOf(language.code, args);
    if (!data) return;
    const pages = [...filePages(language.code, args), ...contentPages(data, language.code)];
    translations.push({ language, pages });
  }
  const withLanguages = (each: Page): Page => {
    const found = translations.filter(({ pages }) => pages.some(({ path: route }) => route === each.path));
    return withLanguageCodes(
      each,
      found.map(({ language }) => language.code),
    );
  };
  for (const canonical of contentPages(english, SOURCE_LANGUAGE).map(withLanguages))
    for (const each of [canonical, ...aliasPages(canonical)]) actions.createPage(each);
  for (const { language, pages } of translations)
    for (const each of inLanguage(language, pages.map(withLanguages), args)) actions.createPage(each);
};
