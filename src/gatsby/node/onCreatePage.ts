import type { GatsbyNode } from 'gatsby';
import { aliasPages } from './createPages';

/** Creates the aliases of pages in `src/pages`. Gatsby does not call this function for pages from our `createPages`. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  for (const { path, component, context } of aliasPages(page))
    actions.createPage({ path, component, context });
};
