/** The pages that are made from content, their aliases, and the pages of other languages. */
import path from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { articleListPages } from '../../content/articleLists';
import { type FileType, fileTypeOf, SITE_FILE } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import { pageDocument, possiblePages } from '../../content/published';
import { pagePaths } from '../../content/read/contentFiles';
import { translatedTexts } from '../../content/translation/translatable';
import { interpolate } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { aliasesOf, articlePath, BLOG, localPath, NOT_FOUND, withoutTrailingSlash } from '../../routes';
import type { LanguageData } from '../../ui/site/language';
import type { DocumentNode } from './documents';
import { isPublished } from './published';

type Nodes = Pick<CreatePagesArgs, 'getNodesByType'>;
interface Page {
  path: string;
  component: string;
  context: object;
}

const page = (route: string, component: string, context: object): Page => ({
  path: route,
  component: path.resolve('src', `${component}.tsx`),
  context,
});

/** Returns a page and a copy of it for each of its aliases (docs/behaviour.md, "Routes"). */
const withAliases = (canonical: Page): Page[] => [
  canonical,
  ...aliasesOf(withoutTrailingSlash(canonical.path)).map((alias) => ({ ...canonical, path: alias })),
];

/** Returns the pages of the lists of articles. */
const articleLists = ({ blogPage, articles }: Queries.PagesFromContentQuery, hasBlog: boolean) => {
  if (!blogPage || !hasBlog) return [];
  const { language, seo, pagination, categories } = blogPage;
  const all = articles.nodes.map(({ frontmatter }) => frontmatter);
  return articleListPages(categories ?? [], all).map(({ path: route, category, ...rest }) => {
    const name = category ?? seo.title;
    const title =
      rest.number === 1 ? name : interpolate(pagination.title, { title: name, page: rest.number }, language);
    return page(route, 'templates/ArticleList', { name, title, ...rest });
  });
};

/** Returns the pages that use a template. The page query finds a document by the `id` in the context. */
const contentPages = (data: Queries.PagesFromContentQuery, hasBlog: boolean) => [
  ...data.allService.nodes.map(({ id, link }) => page(link, 'templates/ServiceDetail', { id })),
  ...data.allBusinessArea.nodes.map(({ id, link, showsPorts, comingSoon }) =>
    page(link, 'templates/BusinessAreaDetail', {
      id,
      showsPorts: showsPorts === true,
      comingSoon: comingSoon !== null && data.comingSoonSection !== null,
    }),
  ),
  ...data.entries.nodes.map(({ id, path: route }) => page(route, 'templates/SpecificationSheet', { id })),
  ...data.articles.nodes.map(({ id, slug }) => page(articlePath(slug), 'templates/BlogArticle', { id })),
  ...articleLists(data, hasBlog),
];

async function contentOf(language: string, { graphql }: CreatePagesArgs) {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(
    `#graphql
    query PagesFromContent($language: String!) {
      allService(filter: { language: { eq: $language } }, sort: { link: ASC }) { nodes { id link } }
      allBusinessArea(filter: { language: { eq: $language } }, sort: { link: ASC }) {
        nodes { id link showsPorts comingSoon { blurred } }
      }
      comingSoonSection { title }
      entries: allCatalogueEntry(filter: { language: { eq: $language } }) { nodes { id path } }
      articles: allMarkdownRemark(
        filter: { language: { eq: $language } }
        sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]
      ) {
        nodes { id slug frontmatter { category } }
      }
      blogPage(language: $language) { language seo { title } pagination { title } categories { name slug } }
    }
  `,
    { language },
  );
  if (!data || errors) throw new Error('The pages made from content could not be queried', { cause: errors });
  return data;
}

const languagesOf = ({ getNodesByType }: Nodes) =>
  getNodesByType('Languages').flatMap(({ languages }) => languages as Language[]);

/** Whether the page at `route`, whose component is in `src/pages`, is translated. All languages have one `/404`. */
function isTranslated(route: string, language: string, { getNodesByType }: Nodes): boolean {
  const file = `${language}/${pageDocument(route)}`;
  const hasFile = () => getNodesByType('File').some(({ relativePath }) => relativePath === file);
  return route === '/' || (route !== NOT_FOUND && isPublished(route) && hasFile());
}

function layoutTexts(file: string, language: string, { getNodesByType }: Nodes): object {
  const { type } = fileTypeOf(file) as FileType;
  const translation = (getNodesByType(type.graphqlType) as DocumentNode[]).find(
    ({ fields }) => fields.language === language,
  );
  const texts = Object.keys(translatedTexts(type.schema)?.shape ?? {});
  return Object.fromEntries(texts.map((key) => [key, translation?.[key]]));
}

/** Moves pages to the paths of a language and adds the texts of the layout to their contexts. */
function inLanguage(language: Language, pages: readonly Page[], nodes: Nodes): Page[] {
  const { code } = language;
  const texts = (file: string) => layoutTexts(file, code, nodes);
  const languageData: LanguageData = {
    ...language,
    pages: pages.map(({ path: route }) => route),
    translated: {
      navigation: texts('navigation.json'),
      site: texts(SITE_FILE),
      error: texts('sections/error.json'),
    },
  };
  return pages.map(({ path: route, component, context }) => ({
    path: localPath(route, code),
    component,
    context: { ...context, language: code, isTranslated: true, languageData },
  }));
}

/** Adds the codes of the languages that have a page to its context, for the language menu. */
const withLanguages = (each: Page, languages: readonly string[]): Page =>
  languages.length > 0 ? { ...each, context: { ...each.context, languages } } : each;

/**
 * Creates the pages of services, business areas, catalogue entries, blog articles and lists of articles, with their
 * aliases, and all pages of other languages.
 */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions } = args;
  const english = await contentOf(SOURCE_LANGUAGE, args);
  const translations: { language: Language; pages: Page[] }[] = [];
  for (const language of languagesOf(args)) {
    const { code } = language;
    const filePages = pagePaths()
      .filter((route) => isTranslated(route, code, args))
      .map((route) => page(route, `pages/${route.slice(1) || 'index'}`, {}));
    translations.push({
      language,
      pages: [...filePages, ...contentPages(await contentOf(code, args), isTranslated(BLOG, code, args))],
    });
  }
  const inMenu = (each: Page) =>
    withLanguages(
      each,
      translations
        .filter(({ pages }) => pages.some(({ path: route }) => route === each.path))
        .map(({ language }) => language.code),
    );
  for (const each of contentPages(english, isPublished(BLOG)).map(inMenu).flatMap(withAliases))
    actions.createPage(each);
  for (const { language, pages } of translations)
    for (const each of inLanguage(language, pages.map(inMenu), args)) actions.createPage(each);
};

/**
 * Completes the pages in `src/pages`: deletes those that are not published, adds their languages to their contexts and
 * creates their aliases. Gatsby does not call this function for pages from our `createPages`.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page: created, actions, ...args }) => {
  const route = withoutTrailingSlash(created.path);
  // Gatsby also creates `/404.html`, and in development a page that lists all pages.
  if (possiblePages().includes(route) && !isPublished(route)) return actions.deletePage(created);
  const codes = languagesOf(args).map(({ code }) => code);
  const languages = codes.filter((code) => isTranslated(route, code, args));
  const { path: at, component, context } = created;
  const [canonical, ...aliases] = withAliases(
    withLanguages({ path: at, component, context: context ?? {} }, languages),
  );
  if (canonical && languages.length > 0) {
    actions.deletePage(created);
    actions.createPage(canonical);
  }
  for (const alias of aliases) actions.createPage(alias);
};
