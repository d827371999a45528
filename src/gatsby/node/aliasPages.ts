import { aliasesOf, withoutTrailingSlash } from '../../routes';

/** Copies a page for each of its aliases (docs/behaviour.md, "Routes"). Most pages have no aliases. */
export const aliasPages = <Page extends { path: string }>(page: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(page.path)).map((alias) => ({ ...page, path: alias }));
