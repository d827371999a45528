/** Reads, decodes and parses content files. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentTypeOf } from '../translation/translatable';
import type { Document, ParseResult } from './document';
import { parseJson } from './parseJson';
import { parseMarkdown } from './parseMarkdown';
import { fileProblem, type Problem, positionAt, problem } from './problem';

/** An invisible character that some text editors insert at the start of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Decodes a file, which must be UTF-8, or reports the first word that cannot be decoded. */
export function decodeFile(file: string, bytes: Buffer): { text: string } | { problem: Problem } {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (isUtf8(bytes)) return { text };
  const [word = ''] = text.match(/\S*\uFFFD\S*/) ?? [];
  const isUtf16 = bytes.includes(0);
  return {
    problem: problem(
      { file, line: positionAt(text, text.indexOf('\uFFFD')).line, field: 'file' },
      isUtf16 ? 'is saved as UTF-16' : `is not saved as UTF-8, so "${word}" cannot be read`,
      'save it again with the encoding UTF-8, then check its special characters',
    ),
  };
}

/** Parses a file. Also reports a problem if the parser throws, for example because lists are nested too deeply. */
function parse(file: string, text: string, format: 'json' | 'markdown'): ParseResult {
  try {
    return format === 'json' ? parseJson(file, text) : parseMarkdown(file, text);
  } catch {
    return { problems: [fileProblem(file, 'file', 'cannot be read', 'compare it with a similar file')] };
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
    const decoded = decodeFile(file, readFileSync(path.join(contentDir, file)));
    if ('problem' in decoded) {
      found.push(decoded.problem);
      continue;
    }
    const { parsed, problems } = parse(file, decoded.text, fileType.type.format);
    found.push(...problems);
    if (parsed) documents.push({ file, source: decoded.text, parsed, ...fileType });
  }
  return { documents, problems: found };
}
