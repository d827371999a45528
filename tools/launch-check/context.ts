import type * as z from 'zod';
import type { Document } from '../../src/content-model/check/document';
import type { FileProblem } from '../../src/content-model/check/problem';
import { site } from '../../src/content-model/documents/site';
import { type FieldPath, formatPath } from '../../src/content-model/schema';

/** The input of each topic of the launch check. */
export interface LaunchContext {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** All documents that could be parsed. */
  documents: readonly Document[];
  /** The data of `content/site.json`. Undefined if the file is invalid, which the content check reports. */
  settings: z.infer<typeof site> | undefined;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Path relative to the content folder. */
const SETTINGS_FILE = 'site.json';

const settingsDocument = (documents: readonly Document[]) =>
  documents.find(({ file }) => file === SETTINGS_FILE);

/** Returns the data of `content/site.json`, or undefined if it is invalid. */
export const settingsOf = (documents: readonly Document[]): LaunchContext['settings'] =>
  site.safeParse(settingsDocument(documents)?.parsed.data).data;

/** Creates a problem for the field at `path` of a document. */
export const problemAt = (
  { file, parsed }: Document,
  path: FieldPath,
  message: string,
  remedy: string,
): FileProblem => ({ file, line: parsed.lineOf(path), field: formatPath(path), message, remedy });

/** Creates a problem for the field at `path` of `content/site.json`. */
export function settingsProblem(
  { documents }: LaunchContext,
  path: FieldPath,
  message: string,
  remedy: string,
): FileProblem {
  const document = settingsDocument(documents);
  if (!document) throw new Error(`content/${SETTINGS_FILE} could not be read`);
  return problemAt(document, path, message, remedy);
}
