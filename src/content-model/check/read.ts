/** Reading all documents of the content folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../collections';
import type { Document } from './document';
import { parseJson, parseMarkdown } from './parse';
import type { FileProblem } from './problem';

/**
 * The documents among the files of a content folder, and why others could not be read.
 * @param contentDir the folder, absolute
 * @param files seen from it
 */
export function readDocuments(contentDir: string, files: readonly string[]) {
  const documents: Document[] = [];
  const found: FileProblem[] = [];
  for (const file of files) {
    const place = placeOf(file);
    if (!place) continue;
    const source = readFileSync(path.join(contentDir, file), 'utf8');
    const { parsed, problems } = place.type.format === 'json' ? parseJson(source) : parseMarkdown(source);
    found.push(...problems.map((problem) => ({ file, ...problem })));
    if (parsed) documents.push({ file, parsed, ...place });
  }
  return { documents, problems: found };
}
