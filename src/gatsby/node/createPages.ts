import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { articlePath } from '../../routes';
import { aliasPages } from './aliasPages';

/** A page of a template in `src/templates`, whose query finds the document by `id`. */
const page = (route: string, template: string, context: { id: string; comingSoon?: boolean }) => ({
  path: route,
  component: path.resolve('src', 'templates', `${template}.tsx`),
  context,
});

/**
 * Creates the pages of services, business areas and blog articles, and their aliases. A business area that is not
 * open yet has `comingSoon` in its page context, from where `wrapPageElement` passes it to the layout.
 */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesFromContentQuery>(`#graphql
    query PagesFromContent {
      allService { nodes { id link } }
      allBusinessArea { nodes { id link comingSoon { blurred } } }
      allMarkdownRemark { nodes { id slug } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The pages made from content could not be queried', errors);
    return;
  }
  const pages = [
    ...data.allService.nodes.map(({ id, link }) => page(link, 'ServiceDetail', { id })),
    ...data.allBusinessArea.nodes.map(({ id, link, comingSoon }) =>
      page(link, 'BusinessAreaDetail', { id, comingSoon: comingSoon !== null }),
    ),
    ...data.allMarkdownRemark.nodes.map(({ id, slug }) => page(articlePath(slug), 'BlogArticle', { id })),
  ];
  for (const each of pages.flatMap((canonical) => [canonical, ...aliasPages(canonical)]))
    actions.createPage(each);
};
