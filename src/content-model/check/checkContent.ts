/** The check of all content files: what an editor is told before anything is built. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aliases } from '../../routes';
import { collections, placeOf } from '../collections';
import { screens } from '../screens';
import { checkCategories } from './categories';
import type { CheckContext } from './context';
import type { Entry } from './document';
import { checkDuplicates, routeOf } from './duplicates';
import { checkCompleteness, checkGroups, checkPlaces } from './listing';
import { checkPictureFiles, widthReader } from './pictures';
import { type FileProblem, formatProblem, type Problem, sortProblems } from './problem';
import { readDocuments } from './read';
import { checkMarkdown, checkReferences } from './references';
import { checkShape } from './shape';

export { formatProblem, type Problem };

/** What stands in the content folder and is no content: hidden files and the guide. */
const NO_CONTENT = /(^|\/)\.|^[A-Z]+\.md$/;

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
  const routes = new Set([...screens(), ...entries.flatMap((entry) => routeOf(entry) ?? [])]);
  const context: CheckContext = {
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
      ...checkReferences(context, file, type.document, parsed),
      ...(parsed.body ? checkMarkdown(context, file, parsed.body) : []),
    ];
    found.push(...own.map((problem) => ({ file, ...problem })));
  }
  found.push(
    ...checkDuplicates(entries),
    ...checkCategories(documents),
    ...checkPictureFiles(context, documents),
  );
  return sortProblems(
    found.map((problem) => ({ severity: 'error', ...problem, file: `content/${problem.file}` })),
  );
}
