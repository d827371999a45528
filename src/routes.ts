/**
 * The route table: paths, aliases and canonical paths (docs/behaviour.md, "Routes"). Paths have no trailing slash and
 * leave out the path prefix, unless a function says otherwise. A page of its own has its path from its file in
 * `src/pages`, a page made from content from its document or its file name.
 */

/**
 * The path under which the site is published, such as `/site`; empty at the root of a host. In a page it comes from
 * Gatsby, in a build from the environment variable `PATH_PREFIX`.
 */
export function pathPrefix(): string {
  if (typeof __PATH_PREFIX__ === 'string') return __PATH_PREFIX__;
  const names = (process.env.PATH_PREFIX ?? '').split('/').filter(Boolean);
  return names.map((name) => `/${name}`).join('');
}

export const SERVICES = '/services';
export const PRODUCTS = '/PulsesProducts';
export const FIBERS = '/textiles';
export const SPECIFICATIONS = '/specifications';
export const LEADERSHIP = '/leadership';
export const TEAM = '/team';
export const BLOG = '/blog';
export const CONTACT = '/contact';
export const THANK_YOU = '/thank-you';
export const NOT_FOUND = '/404';

/** Other spellings of paths, and the canonical path of the page that they show. */
export const aliases: Readonly<Record<string, string>> = {
  '/About': '/about',
  '/pulsesproducts': PRODUCTS,
  '/Textiles': FIBERS,
  '/midc': '/Midc',
};

/** Pages that search engines must not list. */
const unlisted: readonly string[] = [THANK_YOU, NOT_FOUND, `${NOT_FOUND}.html`];

/** The query parameter of the services page that holds the search term. */
export const SEARCH_PARAMETER = 'search';

/** The query parameter of the specifications page that holds the filter. */
export const FILTER_PARAMETER = 'filter';

/** The address of the services that match a term. A space is `%20`, since some programs do not read `+` as one. */
export const searchPath = (term: string): string =>
  `${SERVICES}?${new URLSearchParams({ [SEARCH_PARAMETER]: term }).toString().replaceAll('+', '%20')}`;

/** The path of a blog article. `slug` is the name of its file without the ending. */
export const articlePath = (slug: string): string => `${BLOG}/${slug}`;

/** The path without slashes at its end; `/` stays as it is. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The canonical path of a page: slashes at the end removed, an alias resolved. */
export function canonicalPath(path: string): string {
  const plain = withoutTrailingSlash(path);
  return aliases[plain] ?? plain;
}

/** The aliases of a canonical path. */
export const aliasesOf = (path: string): string[] =>
  Object.keys(aliases).filter((alias) => aliases[alias] === path);

/** Whether two paths show the same page. */
export const isSamePage = (one: string, other: string): boolean =>
  canonicalPath(one) === canonicalPath(other);

/** Whether a path shows a page, or one below it: `/textiles/cotton` is below `/textiles`. */
export const isWithin = (path: string, page: string): boolean =>
  isSamePage(path, page) || canonicalPath(path).startsWith(`${canonicalPath(page)}/`);

/** Whether search engines may list the page at a path. */
export const isIndexable = (path: string): boolean => !unlisted.includes(canonicalPath(path));

/** The canonical paths that search engines may list, sorted, from all paths of the site. */
export const listedPaths = (paths: readonly string[]): string[] =>
  [...new Set(paths.map(withoutTrailingSlash))]
    .filter((path) => canonicalPath(path) === path && isIndexable(path))
    .sort();

/**
 * The canonical path that an address in the wrong letter case means.
 * @param path such as `/TEXTILES`
 * @param known all paths of the site, aliases included
 * @returns undefined if the path is known, or if no path has that name in any letter case
 */
export function resolveWrongCase(path: string, known: readonly string[]): string | undefined {
  const plain = withoutTrailingSlash(path);
  if (known.includes(plain)) return undefined;
  const meant = known.find((candidate) => candidate.toLowerCase() === plain.toLowerCase());
  return meant && canonicalPath(meant);
}

/** The path in an address, without the path prefix that it begins with. */
export function withoutPrefix(pathname: string): string {
  const prefix = pathPrefix();
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/**
 * The full address of a file or a path of the site.
 * @param siteUrl that of the settings, with or without the path prefix
 */
export const fullUrl = (siteUrl: string, path: string): string =>
  (siteUrl.endsWith(pathPrefix()) ? siteUrl : siteUrl + pathPrefix()) + path;

/** The full canonical address of a page, such as `https://www.example.com/about`. */
export const pageUrl = (siteUrl: string, path: string): string => fullUrl(siteUrl, canonicalPath(path));

/** The id in a hash such as `#toor-dal`; empty if there is none. Inline scripts have made sure that it can be decoded. */
export const idInHash = (hash: string): string => decodeURIComponent(hash.slice(1));
