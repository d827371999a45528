import type { GatsbyNode } from 'gatsby';
import { NOT_FOUND, withoutTrailingSlash } from '../../routes';
import { aliasPages } from './createPages';
import { isFilePageIn, languagesOf, withLanguageCodes } from './translatedPages';

/**
 * Completes the pages in `src/pages`: adds their languages to their contexts and creates their aliases. Gatsby does not
 * call this function for pages from our `createPages`.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions, ...args }) => {
  const route = withoutTrailingSlash(page.path);
  const languages = languagesOf(args)
    .map(({ code }) => code)
    .filter((code) => route !== NOT_FOUND && isFilePageIn(code, route, args));
  const { path, component, context } = withLanguageCodes({ ...page, context: page.context ?? {} }, languages);
  if (languages.length > 0) {
    actions.deletePage(page);
    actions.createPage({ path, component, context });
  }
  for (const alias of aliasPages({ path, component, context })) actions.createPage(alias);
};
