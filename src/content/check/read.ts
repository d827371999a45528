import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentTypeOf } from '../translation/translatable';
import { articleParts } from './articleParts';
import type { Document } from './document';
import { decodeFile } from './encoding';
import type { ParseResult } from './parse';
import { parseJson } from './parseJson';
import { parseMarkdown } from './parseMarkdown';
import { finding, type Problem } from './problem';

/** Parses a file. Also reports a problem if the parser throws, for example because lists are nested too deeply. */
function parse(source: string, format: 'json' | 'markdown'): ParseResult {
  try {
    const result = format === 'json' ? parseJson(source) : parseMarkdown(source);
    // Parse the article here, because later checks do not catch the stack overflow of deeply nested Markdown.
    if (result.parsed?.body) articleParts(result.parsed.body);
    return result;
  } catch {
    return { problems: [finding(1, 'file', ['cannot be read', 'compare it with a similar file'])] };
  }
}

/**
 * Reads and parses all documents, in English and translated.
 * @param files paths relative to the content folder; files that are not documents are skipped
 */
export function readDocuments(contentDir: string, files: readonly string[]) {
  const documents: Document[] = [];
  const found: Problem[] = [];
  for (const file of files) {
    const fileType = documentTypeOf(file);
    if (!fileType) continue;
    const { text: source, problem } = decodeFile(readFileSync(path.join(contentDir, file)));
    if (source === undefined) {
      found.push({ file, ...problem });
      continue;
    }
    const { parsed, problems } = parse(source, fileType.type.format);
    found.push(...problems.map((problem) => ({ file, ...problem })));
    if (parsed) documents.push({ file, source, parsed, ...fileType });
  }
  return { documents, problems: found };
}
