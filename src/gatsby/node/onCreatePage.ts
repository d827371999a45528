import type { GatsbyNode } from 'gatsby';
import { aliasPages } from './aliasPages';

/** Copies the pages of `src/pages` to their aliases. Gatsby does not call this for pages from our `createPages`. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  for (const { path, component, context } of aliasPages(page))
    actions.createPage({ path, component, context });
};
