import { aliasesOf, withoutTrailingSlash } from '../../routes';

/** The copies of a page under its aliases. Each names the canonical page through its canonical link. */
export const aliasPages = <Page extends { path: string }>(page: Page): Page[] =>
  aliasesOf(withoutTrailingSlash(page.path)).map((alias) => ({ ...page, path: alias }));
