/**
 * Checks all content files (docs/behaviour.md, "Content check"). The check runs before each build, on save in
 * development, and with `npm run content:check`.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aliases } from '../../routes';
import { collections, fileTypeOf } from '../collections';
import { pagePaths } from '../pagePaths';
import { checkBrand } from './brand';
import { checkCategories, listPaths } from './categories';
import type { CheckContext } from './context';
import type { Entry } from './document';
import { checkDuplicates, routeOf } from './duplicates';
import { checkFormatting } from './format';
import { checkCompleteness, checkGroups, checkLocations } from './listing';
import { checkNames } from './names';
import { checkPictureFiles, widthReader } from './pictures';
import { formatProblem, inContent, type Problem, sortProblems } from './problem';
import { readDocuments } from './read';
import { checkMarkdown, checkReferences } from './references';
import { checkShape } from './shape';
import { checkShareCards } from './shareCards';
import { checkSvgFiles } from './svg';

export { formatProblem, type Problem };

/**
 * Matches files in the content folder that are not content: hidden files, and documentation at the top level with a name
 * in capitals, such as `README.md`. `gatsby-config.ts` has a similar list.
 */
const NOT_CONTENT = /(^|\/)\.|^[A-Z]+\.md$/;

/** Lists all content files: sorted paths, relative to the content folder, with forward slashes. */
export function listContent(contentDir: string): string[] {
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_CONTENT.test(file))
    .sort();
}

/**
 * Checks every file of a content folder. Invalid content never makes it throw.
 * @returns all problems, sorted by file and line; their paths begin with `content/`
 */
export function checkContent(contentDir: string): Problem[] {
  const files = listContent(contentDir);
  const found: Problem[] = [...checkLocations(files), ...checkCompleteness(files), ...checkGroups(files)];
  const { documents, problems } = readDocuments(contentDir, files);
  found.push(...problems);
  const entries = documents.filter((document): document is Entry => document.type.kind === 'collection');
  const pages = [...pagePaths(), ...listPaths(documents)];
  const routes = new Set([...pages, ...entries.flatMap((entry) => routeOf(entry) ?? [])]);
  const context: CheckContext = {
    contentDir,
    files: new Set(files),
    widthOf: widthReader(contentDir),
    routes: new Set([...routes, ...Object.keys(aliases).filter((alias) => routes.has(aliases[alias] ?? ''))]),
    emptyFolders: collections
      .filter(({ mayBeEmpty, folder }) => mayBeEmpty && !files.some((file) => file.startsWith(`${folder}/`)))
      .map(({ folder }) => folder),
    incomplete: documents.length < files.filter((file) => fileTypeOf(file)).length,
  };
  for (const document of documents) {
    const { file, type, parsed } = document;
    const problemsOfShape = checkShape(type.schema, parsed);
    const problemsOfFile = [
      ...problemsOfShape,
      ...(problemsOfShape.length === 0 ? checkFormatting(document) : []),
      ...checkReferences(context, file, type.schema, parsed),
      ...(parsed.body ? checkMarkdown(context, file, parsed.body) : []),
    ];
    found.push(...problemsOfFile.map((problem) => ({ file, ...problem })));
  }
  found.push(
    ...checkDuplicates(entries, pages),
    ...checkBrand(documents),
    ...checkCategories(documents),
    ...checkNames(documents),
    ...checkShareCards(documents),
    ...checkPictureFiles(context, documents),
    ...checkSvgFiles(context),
  );
  return sortProblems(found.map(inContent));
}
