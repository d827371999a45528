/** Which pages and documents Gatsby gets (`src/content/published.ts`). */
import path from 'node:path';
import { fileTypeOf } from '../../content/collections';
import { publishedPaths, withoutAbsent } from '../../content/published';
import { listContent } from '../../content/read/contentFiles';
import { readDocuments } from '../../content/read/readDocuments';
import { canonicalPath, withoutTrailingSlash } from '../../routes';

let paths: ReadonlySet<string> | undefined;

/** Returns the paths of the pages. Reads the content only once, so a new page needs a restart of the server. */
function knownPaths(): ReadonlySet<string> {
  const contentDir = path.resolve('content');
  paths ??= publishedPaths(readDocuments(contentDir, listContent(contentDir)).documents);
  return paths;
}

export const isPublished = (route: string): boolean =>
  knownPaths().has(canonicalPath(withoutTrailingSlash(route)));

/**
 * Returns the JSON of a document without what is absent.
 * @returns undefined if the document is left out
 */
export function publishedJson(file: string, json: string): string | undefined {
  const type = fileTypeOf(file)?.type;
  if (!type) return json;
  const published = withoutAbsent(type.schema, JSON.parse(json), knownPaths());
  if (published) return JSON.stringify(published);
  return type.kind === 'single' && type.isRequired ? json : undefined;
}
