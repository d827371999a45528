/** The build publishes only files that visitors or hosts need. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  BRAND_ICONS,
  FEED,
  ICON_SPRITE,
  ROBOTS,
  SHARE_CARD,
  SITEMAP,
  SPECIFICATION_FILES,
  searchIndexFile,
} from '../../../src/lib/generatedFiles';
import { NOT_FOUND } from '../../../src/routes';
import { aliasPaths, canonicalPaths, publicDir, requireBuild } from '../../support/builtPages';
import { languages, pathsInLanguages } from '../../support/languages';

requireBuild();

/** Returns all files in a folder and its subfolders, as paths with forward slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const exactly = (...names: string[]) =>
  new RegExp(`^(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);

const PUBLISHED: Record<string, RegExp> = {
  'pages, as folders and flat': exactly(
    'index.html',
    ...[...canonicalPaths, ...aliasPaths, NOT_FOUND, ...pathsInLanguages()].flatMap((page) => [
      `${page.slice(1)}/index.html`,
      `${page.slice(1)}.html`,
    ]),
  ),
  'data of pages': /^page-data\/(.+\/page-data|app-data|sq\/d\/\d+)\.json$/,
  'scripts and styles, with licences of libraries': /^[\w.-]+\.(js|css|js\.LICENSE\.txt)$/,
  'pictures and fonts': /^static\/.+\.(avif|webp|jpg|png|svg|woff2)$/,
  'share cards': new RegExp(`^${SHARE_CARD.folder.slice(1)}/[\\w-]+\\.jpg$`),
  "the editor's screen": /^admin\/(index\.html|config\.json|cms-[A-Z0-9]+\.js|(chunks|assets)\/[\w.-]+)$/,
  icons: /^(favicon\.ico|android-chrome-\d+x\d+\.png)$/,
  'generated files': exactly(
    ...[
      ...[BRAND_ICONS, SPECIFICATION_FILES].flatMap((files): string[] => Object.values(files)),
      ...[ICON_SPRITE, SITEMAP, ROBOTS, FEED],
      ...['en', ...languages.map(({ code }) => code)].map(searchIndexFile),
    ].map((file) => file.slice(1)),
  ),
  'files that are published as they are': exactly(...filesIn(path.resolve('static'))),
};

test('all files have a type that visitors or hosts need', () => {
  const files = filesIn(publicDir).map((file) => file.replace(/\.(br|gz)$/, ''));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !Object.values(PUBLISHED).some((kind) => kind.test(file)))).toEqual([]);
});
