import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { SearchKind } from '../../features/search/searchRecord';
import { articlePath, fiberPath, productPath } from '../../routes';
import type { SheetContext } from '../../templates/SpecificationSheet';
import { aliasPages } from './aliasPages';

/** The context of all pages that are created here. */
interface PageContext {
  /** Whether the page is that of a business area that is not open yet; `wrapPageElement` passes it to the layout. */
  comingSoon?: boolean;
  /** The kind of the page in the search index (`writeSearchIndex`). Pages without a kind are `company`. */
  searchKind: SearchKind;
}

/** A page of a template in `src/templates`, whose query finds the document by `id`. */
const page = (route: string, template: string, context: PageContext & ({ id: string } | SheetContext)) => ({
  path: route,
  component: path.resolve('src', 'templates', `${template}.tsx`),
  context,
});

interface Group {
  name: string;
  members: readonly { id: string; slug: string; name: string }[];
}

/** The pages of the products or fibers of a group, each with the way to those beside it. */
const sheets = (
  { name: group, members }: Group,
  searchKind: SearchKind,
  pathOf: (slug: string) => string,
) => {
  const beside = (index: number) => {
    const member = members[index];
    return member ? { name: member.name, path: pathOf(member.slug) } : null;
  };
  return members.map(({ id, slug }, index) => {
    const route = pathOf(slug);
    const [previous, next] = [beside(index - 1), beside(index + 1)];
    return page(route, 'SpecificationSheet', { searchKind, id, route, group, previous, next });
  });
};

/** Creates the pages of services, business areas, products, fibers and blog articles, and their aliases. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(`#graphql
    query PagesFromContent {
      allService { nodes { id link } }
      allBusinessArea { nodes { id link comingSoon { blurred } } }
      allProductGroup { nodes { name members { id slug name } } }
      allFiberCategory { nodes { name members { id slug name } } }
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
    ...data.allProductGroup.nodes.flatMap((group) => sheets(group, 'products', productPath)),
    ...data.allFiberCategory.nodes.flatMap((group) => sheets(group, 'fibers', fiberPath)),
    ...data.allMarkdownRemark.nodes.map(({ id, slug }) =>
      page(articlePath(slug), 'BlogArticle', { searchKind: 'articles', id }),
    ),
  ];
  for (const each of pages.flatMap((canonical) => [canonical, ...aliasPages(canonical)]))
    actions.createPage(each);
};
