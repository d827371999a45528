import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { aliasesOf, articlePath, withoutTrailingSlash } from '../../routes';
import type { SheetContext } from '../../templates/SpecificationSheet';

interface PageContext {
  /** Whether the business area of the page is not open yet. `wrapPageElement` passes the value to the layout. */
  comingSoon?: boolean;
  searchKind: string;
}

/** Copies a page for each of its aliases (docs/behaviour.md, "Routes"). Most pages have no aliases. */
export const aliasPages = <Page extends { path: string }>(original: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(original.path)).map((alias) => ({ ...original, path: alias }));

/** Returns a page that uses a template in `src/templates`. The page query finds the document by `id`. */
const page = (route: string, template: string, context: PageContext & ({ id: string } | SheetContext)) => ({
  path: route,
  component: path.resolve('src', 'templates', `${template}.tsx`),
  context,
});

type Catalogue = Queries.PagesFromContentQuery['catalogues'][number];

/** Returns the pages of the catalogue entries in a group. Each page has the previous and next entry in its context. */
const sheets = ({ searchKind }: Catalogue, { name: group, members }: Catalogue['groups'][number]) => {
  const neighbour = (index: number) => {
    const member = members[index];
    return member ? { name: member.name, path: member.path } : null;
  };
  return members.map(({ id, path: route }, index) => {
    const [previous, next] = [neighbour(index - 1), neighbour(index + 1)];
    return page(route, 'SpecificationSheet', { searchKind, id, group, previous, next });
  });
};

/** Creates the pages of services, business areas, catalogue entries and blog articles, with their aliases. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(`#graphql
    query PagesFromContent {
      allService { nodes { id link } }
      allBusinessArea { nodes { id link comingSoon { blurred } } }
      catalogues { searchKind groups { name members { id path name } } }
      allMarkdownRemark { nodes { id slug } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The pages made from content could not be queried', errors);
    return;
  }
  const pages = [
    ...data.allService.nodes.map(({ id, link }) =>
      page(link, 'ServiceDetail', { searchKind: 'services', id }),
    ),
    ...data.allBusinessArea.nodes.map(({ id, link, comingSoon }) =>
      page(link, 'BusinessAreaDetail', { searchKind: 'areas', id, comingSoon: comingSoon !== null }),
    ),
    ...data.catalogues.flatMap((catalogue) => catalogue.groups.flatMap((group) => sheets(catalogue, group))),
    ...data.allMarkdownRemark.nodes.map(({ id, slug }) =>
      page(articlePath(slug), 'BlogArticle', { searchKind: 'articles', id }),
    ),
  ];
  for (const each of pages.flatMap((canonical) => [canonical, ...aliasPages(canonical)]))
    actions.createPage(each);
};
