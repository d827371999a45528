/** The files of the build. This module does not import a browser, so that tests of HTML in jsdom can use it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/content-model/collections';
import { pagePaths } from '../../src/content-model/pagePaths';
import { DEVELOP_MARK } from '../../src/generatedFiles';
import { aliases, articlePath, FIBERS, NOT_FOUND, PRODUCTS } from '../../src/routes';

export const publicDir = path.resolve('public');

interface Own {
  link: string;
  comingSoon?: object;
}

/** Returns the documents of a folder that have a page. */
const ownPages = (folder: string): Own[] =>
  readdirSync(path.resolve('content', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.resolve('content', folder, file), 'utf8')) as Own);

const articlePaths = readdirSync(path.resolve('content', 'blog')).map((file) =>
  articlePath(file.replace(/\.md$/, '')),
);

/** The paths of all product and fiber pages, which share one layout. */
const sheetPaths = collections
  .filter(({ groupedBy, pathOf }) => groupedBy && pathOf)
  .flatMap(({ folder, pathOf }) =>
    readdirSync(path.resolve('content', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => pathOf?.(path.basename(file, '.json')) ?? ''),
  );

const pagesOfTheirOwn: string[] = [
  ...pagePaths().filter((route) => route !== NOT_FOUND),
  ...collections
    .filter(({ schema }) => 'link' in schema.shape)
    .flatMap(({ folder }) => ownPages(folder))
    .map(({ link }) => link),
  ...articlePaths,
];

/** All canonical paths of the site except the 404 page. */
export const canonicalPaths: string[] = [...pagesOfTheirOwn, ...sheetPaths];
export const aliasPaths = Object.keys(aliases);

const areas = ownPages('business-areas');

/** One page of each template and feature, which covers all layouts. */
export const differentPages: string[] = [
  '/',
  '/services',
  '/PulsesProducts',
  ...sheetPaths.slice(0, 1),
  '/specifications',
  '/leadership',
  '/legacy',
  '/testimonials',
  '/contact',
  NOT_FOUND,
  ...[ownPages('services')[0], areas.find((area) => !area.comingSoon), areas.find((area) => area.comingSoon)]
    .filter((document) => document !== undefined)
    .map(({ link }) => link),
  ...articlePaths.slice(0, 1),
];

/** Returns the pages with the longest and the shortest HTML. */
function extremes(routes: readonly string[]): string[] {
  const byLength = [...routes].sort((one, other) => htmlOf(one).length - htmlOf(other).length);
  return [...new Set([...byLength.slice(0, 1), ...byLength.slice(-1)])];
}

/** Returns all pages. Of product and fiber pages, only the longest and the shortest of each catalogue are included. */
export const visitedPaths = (): string[] => [
  ...pagesOfTheirOwn,
  ...extremes(sheetPaths.filter((route) => route.startsWith(PRODUCTS))),
  ...extremes(sheetPaths.filter((route) => route.startsWith(FIBERS))),
  NOT_FOUND,
];

/** Returns the built HTML of a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** Returns the path and the HTML of all built pages. */
export const builtPages = (): [route: string, html: string][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, htmlOf(route)]);

/**
 * @throws if `folder` has no complete build: the site was not built, or the development server has changed the build
 */
export function requireBuild(folder = publicDir): void {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
  if (existsSync(path.join(folder, DEVELOP_MARK)))
    throw new Error('The development server has changed the built site. Run npm run build first.');
}
