/** The build publishes only files that visitors or hosts need. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { publicDir, requireBuild } from '../../support/builtPages';

requireBuild();

/** Returns all files in a folder and its subfolders, as paths with forward slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

const PUBLISHED = [
  /\.html$/,
  // The data of pages.
  /^page-data\/(.+\/page-data|app-data|sq\/d\/\d+)\.json$/,
  // Scripts and styles, with the licences of libraries.
  /^[\w.-]+\.(js|css|js\.LICENSE\.txt)$/,
  // Pictures, fonts and share cards.
  /^static\/.+\.(avif|webp|jpg|png|svg|woff2)$/,
  /^share\/[\w-]+\.jpg$/,
  // The editor screen.
  /^admin\/(config\.json|cms-[A-Z0-9]+\.js|(chunks|assets)\/[\w.-]+)$/,
  // Icons, and files for search, feed readers and spreadsheets.
  /^[\w-]+\.(ico|png|svg|webmanifest|xml|txt|json|csv|xlsx)$/,
];

test('all files have a type that visitors or hosts need', () => {
  const unchanged = filesIn(path.resolve('static'));
  const files = filesIn(publicDir).map((file) => file.replace(/\.(br|gz)$/, ''));
  expect(files.length).toBeGreaterThan(100);
  const others = files.filter((file) => !unchanged.includes(file));
  expect(others.filter((file) => !PUBLISHED.some((kind) => kind.test(file)))).toEqual([]);
});
