import type * as z from 'zod';
import type { Document } from '../../src/content-model/check/document';
import type { FileProblem } from '../../src/content-model/check/problem';
import { site } from '../../src/content-model/documents/settings';
import { type FieldPath, formatPath } from '../../src/content-model/schema';

/** What the topics of the launch check look at. */
export interface LaunchContext {
  /** The content folder, absolute. */
  contentDir: string;
  /** The documents that could be read. */
  documents: readonly Document[];
  /** The facts of the company; undefined while the content check has something to say of their form. */
  settings: z.infer<typeof site> | undefined;
  /** Year-month-day. */
  today: string;
}

/** The file of the settings, seen from the content folder. */
const SETTINGS_FILE = 'site.json';

const settingsDocument = (documents: readonly Document[]) =>
  documents.find(({ file }) => file === SETTINGS_FILE);

/** The facts of the company, if they have the form that they should. */
export const settingsOf = (documents: readonly Document[]): LaunchContext['settings'] =>
  site.safeParse(settingsDocument(documents)?.parsed.data).data;

/** What is to be said of a field of a document. */
export const about = (
  { file, parsed }: Document,
  path: FieldPath,
  message: string,
  remedy: string,
): FileProblem => ({ file, line: parsed.lineOf(path), field: formatPath(path), message, remedy });

/** What is to be said of a field of the settings. */
export function aboutSettings(
  { documents }: LaunchContext,
  path: FieldPath,
  message: string,
  remedy: string,
): FileProblem {
  const document = settingsDocument(documents);
  if (!document) throw new Error(`content/${SETTINGS_FILE} could not be read`);
  return about(document, path, message, remedy);
}
