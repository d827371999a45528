import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { collections, ENTRIES, singles } from '../collections';
import { type FinishedContent, finishContent } from '../finishContent';
import { SCHEMA_FOLDER, schemaFile } from '../generate/jsonSchemas';
import type { Source } from '../read/document';
import { formatProblem, type Problem } from '../read/problem';
import { readPictures } from '../read/readPicture';
import { termsType, translationType } from '../translation/languageFolders';

/** Prints each problem on a line, with a word before warnings. Returns the errors. */
export function printProblems(
  problems: readonly Problem[],
  warning: string,
  print: (line: string) => void = console.log,
): Problem[] {
  for (const problem of problems)
    print(`${problem.severity === 'warning' ? `${warning}: ` : ''}${formatProblem(problem)}`);
  return problems.filter(({ severity }) => severity === 'error');
}

/** Writes the JSON Schemas of all document types, with which VS Code completes and validates content files. */
function writeJsonSchemas({ dir, entryTypes }: Source): void {
  const types = [...collections, ...singles];
  const translations = types.flatMap((type) => translationType(type) ?? []);
  const english = [...types.filter((type) => type !== ENTRIES), ...entryTypes.values()];
  const jsonTypes = [...english, ...translations, termsType].filter(({ format }) => format === 'json');
  const folder = path.join(dir, SCHEMA_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const type of jsonTypes) {
    // VS Code supports draft 7 completely, but later drafts only partially.
    const jsonSchema = z.toJSONSchema(type.schema, { target: 'draft-7', io: 'input' });
    writeFileSync(path.join(folder, schemaFile(type)), `${JSON.stringify(jsonSchema, null, 2)}\n`);
  }
}

/**
 * Finishes the documents of a content folder, prints all problems, and writes the JSON Schemas.
 * @param last the result of an earlier call, for `finishContent`
 */
export async function reportContent(contentDir: string, last?: FinishedContent, print = console.log) {
  const content = finishContent(contentDir, { pictures: await readPictures(contentDir), last });
  const errors = printProblems(content.problems, 'warning', print);
  writeJsonSchemas(content.source);
  const files = `${content.source.files.size} files`;
  const [noun, they] = errors.length === 1 ? ['problem', 'it is'] : ['problems', 'they are'];
  const refusal = `${errors.length} ${noun} in ${files}. Nothing is published until ${they} solved.`;
  return { content, errors, summary: errors.length > 0 ? refusal : `Content is in order: ${files} checked.` };
}
