/** The files that the build made. Knows no browser, so that tests which read HTML in jsdom can use it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/content-model/collections';
import { screens } from '../../src/content-model/screens';
import { aliases, articlePath, NOT_FOUND } from '../../src/routes';

export const publicDir = path.resolve('public');

const links = (folder: string): string[] =>
  readdirSync(path.resolve('content', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.resolve('content', folder, file), 'utf8')).link);

/** Every canonical path of the site, the 404 page left out. */
export const canonicalPaths: string[] = [
  ...screens().filter((path) => path !== NOT_FOUND),
  ...collections.filter(({ document }) => 'link' in document.shape).flatMap(({ folder }) => links(folder)),
  ...readdirSync(path.resolve('content', 'blog')).map((file) => articlePath(file.replace(/\.md$/, ''))),
];
export const aliasPaths = Object.keys(aliases);

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
