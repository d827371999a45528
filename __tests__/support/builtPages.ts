/** The files that the build made. Knows no browser, so that tests which read HTML in jsdom can use it. */
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

/** The documents of a folder that have a page of their own. */
const ownPages = (folder: string): Own[] =>
  readdirSync(path.resolve('content', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.resolve('content', folder, file), 'utf8')) as Own);

const articlePaths = readdirSync(path.resolve('content', 'blog')).map((file) =>
  articlePath(file.replace(/\.md$/, '')),
);

/** The pages of products and fibers: all look alike. */
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

/** Every canonical path of the site, the 404 page left out. */
export const canonicalPaths: string[] = [...pagesOfTheirOwn, ...sheetPaths];
export const aliasPaths = Object.keys(aliases);

const areas = ownPages('business-areas');

/** One page of each template and feature: the pages that can look different. */
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

/** The longest and the shortest of some pages, by their HTML. */
function extremes(routes: readonly string[]): string[] {
  const byLength = [...routes].sort((one, other) => htmlOf(one).length - htmlOf(other).length);
  return [...new Set([...byLength.slice(0, 1), ...byLength.slice(-1)])];
}

/** All pages but those of products and fibers, of which only the longest and the shortest of each are visited. */
export const visitedPaths = (): string[] => [
  ...pagesOfTheirOwn,
  ...extremes(sheetPaths.filter((route) => route.startsWith(PRODUCTS))),
  ...extremes(sheetPaths.filter((route) => route.startsWith(FIBERS))),
  NOT_FOUND,
];

/** The HTML that the build made for a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** All pages of the build by path. */
export const builtPages = (): [route: string, html: string][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, htmlOf(route)]);

/** @throws if `folder` has no complete build: there is none yet, or the development server has changed it since */
export function requireBuild(folder = publicDir): void {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
  if (existsSync(path.join(folder, DEVELOP_MARK)))
    throw new Error('The development server has changed the built site. Run npm run build first.');
}
