import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeSpecificationFiles } from '../../build/specificationFiles';
import { NOT_SEARCHED } from '../../build/writeSearchIndex';
import { interpolate } from '../../components/interpolate';
import { articleListPages } from '../../content-model/articleLists';
import { aliasesOf, articlePath, BLOG, withoutTrailingSlash } from '../../routes';
import type { ArticleListContext } from '../../templates/ArticleList';
import type { SheetContext } from '../../templates/SpecificationSheet';

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

/**
 * Creates the pages of services, business areas, catalogue entries, blog articles and lists of articles, with their
 * aliases. Writes the tables of `/specifications` as files.
 */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter, store }) => {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(`#graphql
    query PagesFromContent {
      allService { nodes { id link } }
      allBusinessArea { nodes { id link showsRoute comingSoon { blurred } } }
      catalogues { searchKind groups { name members { id path } } }
      articles: allMarkdownRemark(sort: [{ frontmatter: { teaserDate: DESC } }, { frontmatter: { title: ASC } }]) {
        nodes { id slug frontmatter { category } }
      }
      blogPage { seo { title } pagination { title } categories { name slug } }
      site: siteSettings { siteUrl }
      specifications: specificationsPage {
        banner { crumb }
        download { table group name method url }
        tables { title columns rows { name group path values methods } }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The pages made from content could not be queried', errors);
    return;
  }
  // Here and not in `onPostBuild`, so that the development server has the files, too.
  await writeSpecificationFiles(path.join(store.getState().program.directory, 'public'), data);
  const pages = [
    ...data.allService.nodes.map(({ id, link }) =>
      page(link, 'ServiceDetail', { searchKind: 'services', id }),
    ),
    ...data.allBusinessArea.nodes.map(({ id, link, showsRoute, comingSoon }) => {
      const template = showsRoute ? 'BusinessAreaWithRoute' : 'BusinessAreaDetail';
      return page(link, template, { searchKind: 'areas', id, comingSoon: comingSoon !== null });
    }),
    ...data.catalogues.flatMap((catalogue) => catalogue.groups.flatMap((group) => sheets(catalogue, group))),
    ...data.articles.nodes.map(({ id, slug }) =>
      page(articlePath(slug), 'BlogArticle', { searchKind: 'articles', id }),
    ),
    ...articleLists(data),
  ];
  for (const each of pages.flatMap((canonical) => [canonical, ...aliasPages(canonical)]))
    actions.createPage(each);
};
