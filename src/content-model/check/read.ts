/** Reading all documents of the content folder. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../collections';
import type { Document } from './document';
import type { ParseResult } from './parse';
import { parseJson } from './parseJson';
import { parseMarkdown } from './parseMarkdown';
import type { FileProblem } from './problem';

/** What no parser can read, such as lists nested ten thousand deep, is a problem of the file as well. */
function parse(source: string, format: 'json' | 'markdown'): ParseResult {
  try {
    return format === 'json' ? parseJson(source) : parseMarkdown(source);
  } catch {
    const problem = {
      line: 1,
      field: 'file',
      message: 'cannot be read',
      remedy: 'compare it with a similar file',
    };
    return { problems: [problem] };
  }
}

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
    const { parsed, problems } = parse(source, place.type.format);
    found.push(...problems.map((problem) => ({ file, ...problem })));
    if (parsed) documents.push({ file, parsed, ...place });
  }
  return { documents, problems: found };
}
