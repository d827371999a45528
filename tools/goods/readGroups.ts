import { checkContent, formatProblem, listContent, readPictures } from '../../src/content/check/checkContent';
import { readDocuments } from '../../src/content/check/read';
import { type GroupSheet, groupSheets } from './sheets';

/** Reads the entries of all catalogues. Returns the errors of the content check instead, if there are any. */
export async function readGroups(contentDir: string): Promise<{ groups: GroupSheet[]; errors: string[] }> {
  const errors = checkContent(contentDir, await readPictures(contentDir))
    .filter(({ severity }) => severity === 'error')
    .map(formatProblem);
  if (errors.length > 0) return { groups: [], errors };
  return { groups: groupSheets(readDocuments(contentDir, listContent(contentDir)).documents), errors };
}
