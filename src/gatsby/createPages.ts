import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { articlePath } from '../routes';
import { aliasPages } from './aliasPages';

const template = (name: string): string => path.resolve('src', 'templates', `${name}.tsx`);

/** Creates the pages that content files define: services, business areas and blog articles, and their aliases. */
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
    ...data.allService.nodes.map(({ id, link }) => ({ path: link, name: 'ServiceDetail', id })),
    ...data.allBusinessArea.nodes.map(({ id, link, comingSoon }) => ({
      path: link,
      name: 'BusinessAreaDetail',
      id,
      covered: Boolean(comingSoon),
    })),
    ...data.allMarkdownRemark.nodes.map(({ id, slug }) => ({
      path: articlePath(slug),
      name: 'BlogArticle',
      id,
    })),
  ].map(({ path: address, name, ...context }) => ({ path: address, component: template(name), context }));
  for (const page of pages.flatMap((one) => [one, ...aliasPages(one)])) actions.createPage(page);
};
