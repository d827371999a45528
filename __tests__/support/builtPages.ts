/** The files that the build made. Knows no browser, so that tests which read HTML in jsdom can use it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/content-model/collections';
import { pagePaths } from '../../src/content-model/pagePaths';
import { aliases, articlePath, NOT_FOUND } from '../../src/routes';

export const publicDir = path.resolve('public');

interface Own {
  link: string;
  comingSoon?: object;
}

/** The documents of a folder that have a page of their own. */
const ownPages = (folder: string): Own[] =>
  readdirSync(path.resolve('content', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.resolve('content', folder, file), 'utf8')));

const articlePaths = readdirSync(path.resolve('content', 'blog')).map((file) =>
  articlePath(file.replace(/\.md$/, '')),
);

/** Every canonical path of the site, the 404 page left out. */
export const canonicalPaths: string[] = [
  ...pagePaths().filter((route) => route !== NOT_FOUND),
  ...collections
    .filter(({ schema }) => 'link' in schema.shape)
    .flatMap(({ folder }) => ownPages(folder))
    .map(({ link }) => link),
  ...articlePaths,
];
export const aliasPaths = Object.keys(aliases);

const areas = ownPages('business-areas');

/** One page of each template and feature: what can look different from the others. */
export const differentPages: string[] = [
  '/',
  '/services',
  '/PulsesProducts',
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

/** The HTML that the build made for a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** All pages of the build by path. */
export const builtPages = (): [route: string, html: string][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, htmlOf(route)]);

export function requireBuild(): void {
  if (!existsSync(path.join(publicDir, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
}
