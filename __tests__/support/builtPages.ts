/** The files of the build. This module does not import a browser, so that tests of HTML in jsdom can use it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/content-model/documents/languages';
import { filesIn, pagePaths } from '../../src/content-model/read/contentFiles';
import { BLOG, NOT_FOUND, pageOfAlias, withoutLanguage } from '../../src/routes';
import { documentAt, documentsIn } from './content';

export const publicDir = path.resolve('public');

/** The languages of the site other than English. */
export const { languages = [] } = documentAt<{ languages?: Language[] }>('languages.json');

/** The English paths of the built pages, including aliases and the 404 page. */
export const builtPaths = filesIn(publicDir)
  .filter((file) => path.posix.basename(file) === 'index.html' && !file.startsWith('admin/'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .filter((route) => languages.every(({ code }) => withoutLanguage(route, code) === route));

type Own = { slug: string; link: string; aliases?: string[]; comingSoon?: object };

/** The paths of pages by their aliases. */
export const aliases = new Map(
  ['pages', 'services', 'business-areas', 'catalogues']
    .flatMap((folder) => documentsIn<Own>(folder))
    .flatMap(({ slug, link = `/${slug}`, aliases: others = [] }) =>
      others.map((alias) => [alias, slug === 'home' ? '/' : link] as const),
    ),
);
export const canonicalPath = (route: string): string => pageOfAlias(route, aliases) ?? route;
const isAlias = (route: string) => canonicalPath(route) !== route;

/** All canonical paths of the site except the 404 page. */
export const canonicalPaths = builtPaths.filter((route) => !isAlias(route) && route !== NOT_FOUND);
export const aliasPaths = builtPaths.filter(isAlias);

export const articlePaths = canonicalPaths.filter((route) => path.posix.dirname(route) === BLOG);

const areas = documentsIn<Own>('business-areas');
/** The paths of the published catalogues. */
export const cataloguePaths = documentsIn<Own>('catalogues')
  .map(({ link }) => link)
  .filter((route) => builtPaths.includes(route));
const [catalogue = ''] = cataloguePaths;

/** One page of each template and feature, which covers all layouts. */
export const differentPages: string[] = [
  '/',
  '/services',
  catalogue,
  ...canonicalPaths.filter((route) => route.startsWith(`${catalogue}/`)).slice(0, 1),
  ...['/specifications', '/leadership', '/legacy', '/testimonials', '/contact', NOT_FOUND],
  documentsIn<Own>('services')[0]?.link ?? '',
  areas.find(({ comingSoon }) => !comingSoon)?.link ?? '',
  areas.find(({ comingSoon }) => comingSoon)?.link ?? '',
  ...articlePaths.slice(0, 1),
].filter((route) => builtPaths.includes(route));

/** All pages that have a template of their own, all catalogues, and one page of each other template. */
export const visitedPaths: string[] = [
  ...new Set([...pagePaths(), ...cataloguePaths, ...differentPages]),
].filter((route) => builtPaths.includes(route));

/** Returns the built HTML of a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** @throws if the site was not built, or the development server has emptied its folder */
export function requireBuild(): void {
  if (!existsSync(path.join(publicDir, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
}
