/**
 * Checks all content files (docs/behaviour.md, "Content check"). The check runs before Gatsby, on save in
 * development, and with `npm run content:check`.
 */
import path from 'node:path';
import { FEED, ROBOTS, SITEMAP, SPECIFICATIONS_FILE } from '../../lib/generatedFiles';
import { aliases, BLOG, SPECIFICATIONS } from '../../routes';
import { fileTypeOf } from '../collections';
import { publishedPaths } from '../published';
import { filesIn, listContent } from '../read/contentFiles';
import type { Content, Document } from '../read/document';
import { inContent, type Problem, sortProblems } from '../read/problem';
import { readDocuments } from '../read/readDocuments';
import type { Pictures } from '../read/readPicture';
import { languageOf, sourceFileFor, TERMS_FILE } from '../translation/languageFolders';
import { checkArticle } from './checkArticle';
import { checkBrand } from './checkBrand';
import { checkDuplicates } from './checkDuplicates';
import { checkCompleteness, checkGroups, checkLocations, checkNames } from './checkListing';
import { checkPictureFiles } from './checkPictures';
import { checkReferences } from './checkReferences';
import { checkCharacters, checkDates, checkMarks, checkShape } from './checkShape';
import { checkLanguages, checkTranslations, languagesIn } from './checkTranslations';

type Check = (content: Content) => Problem[];

const ofEachDocument =
  (check: (document: Document, content: Content) => Problem[]): Check =>
  (content) =>
    [...content.documents, ...content.translations].flatMap((document) => check(document, content));

/** Files to which content may link, in addition to those in `static/`, with the pages that they belong to. */
const DOWNLOADS: Readonly<Record<string, string>> = {
  [FEED]: BLOG,
  [SPECIFICATIONS_FILE]: SPECIFICATIONS,
  [SITEMAP]: '/',
  [ROBOTS]: '/',
};

const CHECKS: readonly Check[] = [
  checkLocations,
  checkCompleteness,
  checkGroups,
  checkNames,
  ofEachDocument(checkShape),
  ofEachDocument(checkDates),
  ofEachDocument(checkCharacters),
  ofEachDocument(checkMarks),
  ofEachDocument(checkReferences),
  ofEachDocument(checkArticle),
  checkDuplicates,
  checkBrand,
  checkPictureFiles,
  checkLanguages,
  checkTranslations,
];

/** Reads every file of a content folder. Invalid content never makes it throw. */
export function readContent(contentDir: string, pictures: Pictures): Content & { problems: Problem[] } {
  const files = listContent(contentDir);
  const { documents: all, problems } = readDocuments(contentDir, files);
  const documents = all.filter(({ file }) => !languageOf(file));
  // Other translations are never shown, so their links may be dead.
  const languages = languagesIn(documents);
  const sources = [...files, TERMS_FILE];
  const isPublished = (file: string) =>
    languages.includes(languageOf(file) ?? '') && sources.includes(sourceFileFor(file));
  // Hosts read files with an underscore.
  const staticFiles = filesIn(path.resolve(contentDir, '../static')).filter((file) => !/^[_.]/.test(file));
  const routes = publishedPaths(documents);
  return {
    dir: contentDir,
    files: new Set(files),
    documents,
    translations: all.filter(({ file }) => isPublished(file)),
    pictures,
    routes: new Set([...routes, ...Object.keys(aliases).filter((alias) => routes.has(aliases[alias] ?? ''))]),
    publishedFiles: new Set([
      ...Object.keys(DOWNLOADS).filter((file) => routes.has(DOWNLOADS[file] ?? '')),
      ...staticFiles.map((file) => `/${file}`),
    ]),
    incomplete: documents.length < files.filter((file) => !languageOf(file) && fileTypeOf(file)).length,
    problems,
  };
}

/** Returns all problems of a content folder, sorted by file and line; their paths begin with `content/`. */
export function checkContent(contentDir: string, pictures: Pictures): Problem[] {
  const { problems, ...content } = readContent(contentDir, pictures);
  return sortProblems([...problems, ...CHECKS.flatMap((check) => check(content))].map(inContent));
}
