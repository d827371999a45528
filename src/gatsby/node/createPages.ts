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
import { filePages, inLanguage, languagesOf, type Page, withLanguageCodes } from './translatedPages';

interface PageContext {
  /** Whether the business area of the page is not open yet. `wrapPageElement` passes the value to the layout. */
  comingSoon?: boolean;
  searchKind: string;
}

/** Copies a page for each of its aliases (docs/behaviour.md, "Routes"). Most pages have no aliases. */
export const aliasPages = <Page extends { path: string }>(original: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(original.path)).map((alias) => ({ ...original, path: alias }));

type TemplateContext = { id: string } | ArticleListContext;

/** Returns a page that uses a template in `src/templates`. The page query finds a document by its id. */
const page = (route: string, template: string, context: PageContext & TemplateContext) => ({
  path: route,
  component: path.resolve('src', 'templates', `${template}.tsx`),
  context,
});

/** Returns the pages of the lists of articles. The search finds only the first, because the others repeat its titles. */
const articleLists = ({ blogPage, articles }: Queries.PagesFromContentQuery) => {
  const { seo, pagination, categories } = blogPage;
  const all = articles.nodes.map(({ frontmatter }) => frontmatter);
  return articleListPages(categories, all).map(({ path: route, category, ...rest }) => {
    const name = category ?? seo.title;
    const title =
      rest.number === 1 ? name : interpolate(pagination.title, { title: name, page: rest.number });
    const searchKind = route === BLOG ? 'company' : NOT_SEARCHED;
    return page(route, 'ArticleList', { searchKind, name, title, ...rest });
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
    .flatMap(({ searchKind, groups }) =>
      groups
        .flatMap(({ entries }) => entries)
        .map(({ id, path: route }) => page(route, 'SpecificationSheet', { searchKind, id })),
    ),
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
      catalogues(language: $language) { language searchKind groups { entries { id path } } }
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
