/**
 * The route table (docs/behaviour.md, "Routes"). Paths have no trailing slash, unless a function says otherwise. Pages
 * that are created from content have the path of the document or its file name.
 */
import { SOURCE_LANGUAGE } from './lib/localText';

export const SERVICES = '/services';
export const SPECIFICATIONS = '/specifications';
export const AREAS = '/our-business';
export const LEADERSHIP = '/leadership';
export const LEGACY = '/legacy';
export const TESTIMONIALS = '/testimonials';
export const TEAM = '/team';
export const PROJECTS = '/projects';
export const BLOG = '/blog';
export const CONTACT = '/contact';
export const THANK_YOU = '/thank-you';
export const NOT_FOUND = '/404';

/** Returns the URL of the contact form with the subject of an entry, which its path names. */
export const enquiryPath = (entry: string): string => `${CONTACT}#${entry}`;

/** Query parameter of the services page for the search term. */
export const SEARCH_PARAMETER = 'search';

/** Query parameter of the specifications and the catalogues for the filter term. */
export const FILTER_PARAMETER = 'filter';

/**
 * Returns the URL of the results for a term: on the services page, or without it in the tables of the specifications or
 * of a catalogue. Spaces become `%20`, because some software does not decode `+`.
 */
export function searchPath(term: string, page = SERVICES): string {
  const parameter = page === SERVICES ? SEARCH_PARAMETER : FILTER_PARAMETER;
  return `${page}?${new URLSearchParams({ [parameter]: term }).toString().replaceAll('+', '%20')}`;
}

/** Returns the path of the search index of a language (`search/writeSearchIndex.ts`). A search fetches it. */
export const searchIndexFile = (language: string): string => `/search-index-${language}.json`;

/** Returns the path of a page in a language: `/ar/contact`. The path of English pages is not changed. */
export const localPath = (path: string, language: string): string =>
  language === SOURCE_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;

/** Returns the English path of a page: `/contact` for `/ar/contact` in the language `ar`. */
export function withoutLanguage(path: string, language: string): string {
  if (language === SOURCE_LANGUAGE) return path;
  const start = `/${language}`;
  if (path === start) return '/';
  return path.startsWith(`${start}/`) ? path.slice(start.length) : path;
}

/** Returns the language of a page. `codes` are those of the languages other than English. */
export const languageOfPath = (path: string, codes: readonly string[]): string =>
  codes.find((code) => withoutLanguage(path, code) !== path) ?? SOURCE_LANGUAGE;

/** Returns the path of a blog article. `slug` is its file name without the extension. */
export const articlePath = (slug: string): string => `${BLOG}/${slug}`;

/** Returns the path of a page of a list. `list` is the path of its first page, and `number` starts at 1. */
export const listPagePath = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`;

/** Whether a path leads to a file, such as `/brochure.pdf`. The last part of the path of a page has no dot. */
export const isFilePath = (path: string): boolean => /\.[^/]*$/.test(path.replace(/[?#].*/s, ''));

/** Removes trailing slashes. Does not change `/`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The canonical paths of pages by their aliases. */
export type Aliases = ReadonlyMap<string, string>;

/** Returns the path of the page that an alias leads to, also of a sheet below an alias of a catalogue. */
export function pageOfAlias(path: string, aliases: Aliases): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const catalogue = aliases.get(parent);
  return aliases.get(path) ?? (catalogue && catalogue + path.slice(parent.length));
}

export const isSamePage = (one: string, other: string): boolean =>
  withoutTrailingSlash(one) === withoutTrailingSlash(other);

/** Returns `aria-current` of a link: `page` on the page `target`, true on the pages below it and on `others`. */
export function ariaCurrent(target: string, path: string, others: readonly string[] = []) {
  if (isSamePage(target, path)) return 'page';
  const place = `${withoutTrailingSlash(path)}/`;
  return [target, ...others].some((page) => place.startsWith(`${page}/`)) || undefined;
}

/** Whether search engines may list the page at a path. */
export const isIndexable = (path: string): boolean =>
  ![THANK_YOU, NOT_FOUND, `${NOT_FOUND}.html`].includes(withoutTrailingSlash(path));

/** Selects the paths that search engines may list, and sorts them. `paths` are canonical. */
export const listedPaths = (paths: readonly string[]): string[] => paths.filter(isIndexable).sort();

/**
 * Returns the canonical path of the page for a path in the wrong letter case, such as `/ABOUT`. Returns undefined if
 * `known`, the canonical paths of all pages, contains the path, or if none matches.
 */
export function resolveWrongCase(path: string, known: readonly string[]): string | undefined {
  const plain = withoutTrailingSlash(path);
  if (known.includes(plain)) return undefined;
  return known.find((candidate) => candidate.toLowerCase() === plain.toLowerCase());
}

/** Returns the canonical absolute URL of a page, such as `https://www.example.com/about`. */
export const pageUrl = (siteUrl: string, path: string): string => siteUrl + withoutTrailingSlash(path);

/** Returns the id in a hash such as `#toor-dal`. `keepUrlDecodable` replaces hashes that cannot be decoded. */
export const idInHash = (hash: string): string => decodeURIComponent(hash.slice(1));
