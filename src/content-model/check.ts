/** The check of all content files: what an editor is told before anything is built. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aliases, NOT_FOUND, screens } from '../routes';
import { checkCategories } from './check/categories';
import type { Entry } from './check/document';
import { checkDuplicates, routeOf } from './check/duplicates';
import { checkCompleteness, checkGroups, checkPlaces } from './check/listing';
import { checkPictureFiles, widthReader } from './check/pictures';
import { type FileProblem, formatProblem, type Problem, sortProblems } from './check/problem';
import { readDocuments } from './check/read';
import { checkMarkdown, checkReferences } from './check/references';
import { checkShape } from './check/shape';
import type { Site } from './check/site';
import { collections, placeOf } from './collections';

export { formatProblem, type Problem };

/** What stands in the content folder and is no content: hidden files, the guide, and the scenes behind the pictures. */
const NO_CONTENT = /(^|\/)\.|^[A-Z]+\.md$|^images\/scenes\//;

/** All files of the content folder, seen from it. */
export function listContent(contentDir: string): string[] {
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NO_CONTENT.test(file))
    .sort();
}

/**
 * Checks every file of a content folder.
 * @param contentDir the folder, absolute
 * @returns all problems, ordered by file and line; paths begin with `content/`
 */
export function checkContent(contentDir: string): Problem[] {
  const files = listContent(contentDir);
  const found: FileProblem[] = [...checkPlaces(files), ...checkCompleteness(files), ...checkGroups(files)];
  const { documents, problems } = readDocuments(contentDir, files);
  found.push(...problems);
  const entries = documents.filter((one): one is Entry => one.type.kind === 'collection');
  const routes = new Set([...screens, NOT_FOUND, ...entries.flatMap((entry) => routeOf(entry) ?? [])]);
  const site: Site = {
    contentDir,
    files: new Set(files),
    widthOf: widthReader(contentDir),
    routes: new Set([...routes, ...Object.keys(aliases).filter((alias) => routes.has(aliases[alias] ?? ''))]),
    emptyFolders: collections
      .filter(({ mayBeEmpty, folder }) => mayBeEmpty && !files.some((file) => file.startsWith(`${folder}/`)))
      .map(({ folder }) => folder),
    incomplete: documents.length < files.filter((file) => placeOf(file)).length,
  };
  for (const { file, type, parsed } of documents) {
    const own = [
      ...checkShape(type.document, parsed),
      ...checkReferences(site, file, type.document, parsed),
      ...(parsed.body ? checkMarkdown(site, file, parsed.body) : []),
    ];
    found.push(...own.map((problem) => ({ file, ...problem })));
  }
  found.push(
    ...checkDuplicates(entries),
    ...checkCategories(documents),
    ...checkPictureFiles(site, documents),
  );
  return sortProblems(
    found.map((problem) => ({ severity: 'error', ...problem, file: `content/${problem.file}` })),
  );
}
