/** The check of all content files: what an editor is told before anything is built. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, NOT_FOUND, screens } from '../routes';
import { checkDuplicates, type Entry, routeOf } from './check/duplicates';
import { checkCompleteness, checkGroups, checkPlaces } from './check/listing';
import { type Parsed, parseJson, parseMarkdown } from './check/parse';
import { formatProblem, nearest, type Problem, sortProblems } from './check/problem';
import { checkMarkdown, checkReferences, type Site } from './check/references';
import { checkShape } from './check/shape';
import { type Collection, collections, placeOf, type Single } from './collections';

export { formatProblem, type Problem };

/** All files of the content folder, seen from it; the guide and hidden files are no content. */
export function listContent(contentDir: string): string[] {
  if (!existsSync(contentDir)) return [];
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)\./.test(file) && !/^[A-Z]+\.md$/.test(file))
    .sort();
}

type Document = { file: string; type: Collection | Single; group?: string; parsed: Parsed };
type Found = Omit<Problem, 'severity'> & { severity?: Problem['severity'] };

function checkCategories(documents: readonly Document[]): Found[] {
  const blog = documents.find(({ file }) => file === 'pages/blog.json')?.parsed.data as
    | { categories?: { name?: string }[] }
    | undefined;
  if (!Array.isArray(blog?.categories)) return [];
  const names = blog.categories.flatMap((category) => category.name ?? []);
  return documents.flatMap(({ file, type, parsed }): Found[] => {
    const { category } = parsed.data as { category?: unknown };
    if (type.format !== 'markdown' || typeof category !== 'string' || names.includes(category)) return [];
    return [
      {
        file,
        line: parsed.lineOf(['category']),
        field: 'category',
        message: `"${category}" is not one of the categories of content/pages/blog.json`,
        remedy: `did you mean "${nearest(category, names)}"?`,
      },
    ];
  });
}

/**
 * Checks every file of a content folder.
 * @param contentDir the folder, absolute
 * @returns all problems, ordered by file and line; paths begin with `content/`
 */
export function checkContent(contentDir: string): Problem[] {
  const files = listContent(contentDir);
  const found: Found[] = [...checkPlaces(files), ...checkCompleteness(files), ...checkGroups(files)];
  const documents: Document[] = [];
  for (const file of files) {
    const place = placeOf(file);
    if (!place) continue;
    const source = readFileSync(path.join(contentDir, file), 'utf8');
    const { parsed, problems } = place.type.format === 'json' ? parseJson(source) : parseMarkdown(source);
    found.push(...problems.map((problem) => ({ file, ...problem })));
    if (parsed) documents.push({ file, parsed, ...place });
  }
  const entries = documents.filter((one): one is Entry => one.type.kind === 'collection');
  const site: Site = {
    contentDir,
    files,
    routes: [
      ...screens,
      NOT_FOUND,
      ...entries.flatMap((entry) => routeOf(entry) ?? []),
      ...Object.keys(aliases),
    ],
    emptyFolders: collections
      .filter(({ mayBeEmpty, folder }) => mayBeEmpty && !entries.some(({ type }) => type.folder === folder))
      .map(({ folder }) => folder),
  };
  for (const { file, type, parsed } of documents) {
    const own = [
      ...checkShape(type.document, parsed),
      ...checkReferences(site, file, type.document, parsed),
      ...(parsed.body ? checkMarkdown(site, file, parsed.body) : []),
    ];
    found.push(...own.map((problem) => ({ file, ...problem })));
  }
  found.push(...checkDuplicates(entries), ...checkCategories(documents));
  return sortProblems(
    found.map((problem) => ({ severity: 'error', ...problem, file: `content/${problem.file}` })),
  );
}
