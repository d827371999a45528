import { aliasesOf, withoutTrailingSlash } from '../../routes';

/** Copies of a page for its aliases (docs/behaviour.md, "Routes"); empty for most pages. */
export const aliasPages = <Page extends { path: string }>(page: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(page.path)).map((alias) => ({ ...page, path: alias }));
