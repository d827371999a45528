/** The files of the build. This module does not import a browser, so that tests of HTML in jsdom can use it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleListPages } from '../../src/content/articleLists';
import { type Collection, collections } from '../../src/content/collections';
import { pagePaths } from '../../src/content/read/contentFiles';
import { aliases, articlePath, NOT_FOUND } from '../../src/routes';
import { articles, documentAt, documentsIn } from './content';

export const publicDir = path.resolve('public');

interface Own {
  link: string;
  comingSoon?: object;
}

/** Returns the paths of the document pages of a collection. */
const pathsIn = ({ folder, schema, pathOf }: Collection): string[] =>
  pathOf || 'link' in schema.shape
    ? readdirSync(path.resolve('content', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(json|md)$/.test(file))
        .map((file) => pathOf?.(path.parse(file).name) ?? documentAt<Own>(`${folder}/${file}`).link)
    : [];

const pathsOfFiles = pagePaths().filter((route) => route !== NOT_FOUND);
const pathsOfLists = articleListPages(documentAt('pages/blog.json').categories, articles()).map(
  (page) => page.path,
);

export const articlePaths: string[] = articles().map(({ slug }) => articlePath(slug));

/** All canonical paths of the site except the 404 page. */
export const canonicalPaths: string[] = [...pathsOfFiles, ...pathsOfLists, ...collections.flatMap(pathsIn)];
export const aliasPaths = Object.keys(aliases);

const areas = documentsIn<Own>('business-areas');

/** One page of each template and feature, which covers all layouts. */
export const differentPages: string[] = [
  '/',
  '/services',
  '/PulsesProducts',
  ...collections
    .filter(({ groupedBy }) => groupedBy)
    .flatMap(pathsIn)
    .slice(0, 1),
  '/specifications',
  '/leadership',
  '/legacy',
  '/testimonials',
  '/contact',
  NOT_FOUND,
  ...[
    documentsIn<Own>('services')[0],
    areas.find(({ comingSoon }) => !comingSoon),
    areas.find(({ comingSoon }) => comingSoon),
  ].flatMap((document) => document?.link ?? []),
  ...articlePaths.slice(0, 1),
];

/** All pages whose component is in `src/pages`, and one page of each template. */
export const visitedPaths: string[] = [...new Set([...pathsOfFiles, ...differentPages])];

/** Returns the built HTML of a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** Returns the path and the HTML of all built pages. */
export const builtPages = (): [route: string, html: string][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, htmlOf(route)]);

/** @throws if the site was not built, or the development server has emptied its folder */
export function requireBuild(): void {
  if (!existsSync(path.join(publicDir, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
}
