/**
 * The route table: every address of the site that does not come from a content file, every alias,
 * and the rules that turn content into addresses. Source: specification section 2 and the contract's "Routes".
 */

/**
 * The path that the site is published under, such as `/site`; empty at the root of a host. Gatsby tells the pages what
 * `PATH_PREFIX` tells the build.
 */
export function pathPrefix(): string {
  if (typeof __PATH_PREFIX__ === 'string') return __PATH_PREFIX__;
  const names = (process.env.PATH_PREFIX ?? '').split('/').filter(Boolean);
  return names.map((name) => `/${name}`).join('');
}

/** Screens of their own, each with a file of the same name in `src/pages`; `/` is `index`. */
export const screens = [
  '/',
  '/about',
  '/services',
  '/our-business',
  '/PulsesProducts',
  '/textiles',
  '/projects',
  '/leadership',
  '/legacy',
  '/blog',
  '/team',
  '/testimonials',
  '/features',
  '/contact',
  '/thank-you',
] as const;

/** The file of all icons, which the build writes (`src/gatsby/writeIconSprite.ts`). */
export const ICON_SPRITE = '/icons.svg';

/** The icons of the site and its manifest, which every page links to (`src/pictures/brandIcons.ts`). */
export const BRAND_ICONS = {
  vector: '/icon.svg',
  pixels: '/favicon-48x48.png',
  touch: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The pictures that stand for shared pages (`src/gatsby/shareCardResolver.ts`): their folder and size in pixels. */
export const SHARE_CARD = { folder: '/share', width: 1200, height: 630 } as const;

/** What programs read that find pages, none of it a page (`src/gatsby/onPostBuild.ts`). */
export const SITEMAP = '/sitemap.xml';
export const ROBOTS = '/robots.txt';
export const FEED = '/rss.xml';

/** Where enquiries are written. */
export const CONTACT = '/contact';

/** Where a sent enquiry leads. */
export const THANK_YOU = '/thank-you';

/** The page for every other address. */
export const NOT_FOUND = '/404';

/** Other spellings in use, and the canonical path of the page that they show. */
export const aliases: Readonly<Record<string, string>> = {
  '/About': '/about',
  '/pulsesproducts': '/PulsesProducts',
  '/Textiles': '/textiles',
  '/midc': '/Midc',
};

/** Screens that belong to Our Business, as the pages of its areas do. */
const catalogues: readonly string[] = ['/PulsesProducts', '/textiles'];

/** Screens that search engines leave out. */
const unlisted: readonly string[] = [THANK_YOU, NOT_FOUND, `${NOT_FOUND}.html`];

/** The page that lists and searches the services (specification: "Services"). */
export const SERVICES = '/services';

/** The query parameter that holds the term searched for. */
export const SEARCH_PARAMETER = 'search';

/** The address of the services that match a term. */
export const searchPath = (term: string): string =>
  // A plus sign for a space would be right as well, but programs that pass addresses on trip over it.
  `${SERVICES}?${new URLSearchParams({ [SEARCH_PARAMETER]: term }).toString().replaceAll('+', '%20')}`;

/**
 * The term that an address searches for, trimmed; empty if it searches for nothing.
 * @param query the query of the address, such as `?search=soy`; a term that cannot be decoded counts as it stands
 */
export function searchedTerm(query: string): string {
  const term = new URLSearchParams(query).get(SEARCH_PARAMETER) ?? '';
  const written =
    term.includes('\uFFFD') && query.split(/[?&]/).find((part) => part.startsWith(`${SEARCH_PARAMETER}=`));
  return (written ? written.slice(SEARCH_PARAMETER.length + 1) : term).trim();
}

/** The page that lists the blog articles. */
export const BLOG = '/blog';

/** The path of a blog article. `slug` is the name of its file without the ending. */
export const articlePath = (slug: string): string => `${BLOG}/${slug}`;

/** The path without a slash at its end; `/` stays as it is. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The canonical path of a page: slashes at the end removed, an alias resolved. */
export function canonicalPath(path: string): string {
  const plain = withoutTrailingSlash(path);
  return aliases[plain] ?? plain;
}

/**
 * The id that a hash names; empty if it names none.
 * @param hash with its `#`, decodable (`src/browser/keepHashDecodable.ts` sees to that)
 */
export const namedBy = (hash: string): string => decodeURIComponent(hash.slice(1));

/** Whether two paths show the same page; an alias counts as its canonical page. */
export const isSamePage = (one: string, other: string): boolean =>
  canonicalPath(one) === canonicalPath(other);

/** Whether a page shows a catalogue, and so belongs to Our Business. */
export const isCatalogue = (path: string): boolean => catalogues.includes(canonicalPath(path));

/**
 * A path as it is written here.
 * @param pathname that of an address, which begins with the path that the site is published under
 */
export function withoutPrefix(pathname: string): string {
  const prefix = pathPrefix();
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

/**
 * The full address of a file or a path of the site.
 * @param siteUrl that of the settings; it may name the path that the site is published under, or leave it out
 */
export const fullUrl = (siteUrl: string, path: string): string =>
  (siteUrl.endsWith(pathPrefix()) ? siteUrl : siteUrl + pathPrefix()) + path;

/** The full address of a page, such as `https://www.example.com/about`. */
export const pageUrl = (siteUrl: string, path: string): string => fullUrl(siteUrl, canonicalPath(path));

/**
 * The full address of a file or link, such as the source of a picture.
 * @param base the full address of the site, or of the page that the link stands on
 * @param address as the HTML has it: beginning with a slash, or a hash, or full already
 */
export const fullAddress = (base: string, address: string): string => new URL(address, base).href;

/** Whether search engines may list the page at this path (an alias counts as its canonical page). */
export const isIndexable = (path: string): boolean => !unlisted.includes(canonicalPath(path));

/** The aliases of a canonical path. */
export const aliasesOf = (path: string): string[] =>
  Object.keys(aliases).filter((alias) => aliases[alias] === path);

/**
 * The canonical path that an address in the wrong letter case means.
 * @param path the address asked for, such as `/TEXTILES`
 * @param known all paths of the site, aliases included
 * @returns undefined if no page has that name in any letter case, or if the path is right already
 */
export function resolveWrongCase(path: string, known: readonly string[]): string | undefined {
  const plain = withoutTrailingSlash(path);
  if (known.includes(plain)) return undefined;
  const meant = known.find((candidate) => candidate.toLowerCase() === plain.toLowerCase());
  return meant && canonicalPath(meant);
}
