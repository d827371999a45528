/** Checks open business areas: their texts must not announce the area. */
import { type FieldPath, fieldKindOf, schemaAt, textsOf, valueAt } from '../schema';
import { type Entry, problemAt } from './document';
import type { Problem } from './problem';

const FOLDER = 'business-areas';

/** Matches what the texts of closed areas say. */
const FUTURE = /\b(?:soon(?! as\b)|planned|this area will)\b/i;

/** The kinds of fields that contain paths and URLs. */
const PATH_KINDS = ['pictureFile', 'svgFile', 'link', 'ownRoute'];

function isPath({ type }: Entry, path: FieldPath): boolean {
  const schema = schemaAt(type.schema, path);
  return PATH_KINDS.includes((schema && fieldKindOf(schema)?.kind) ?? '');
}

/** Warns if the texts of an open area still announce it. */
export const checkOpenAreas = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(
      ({ type, parsed }) => type.folder === FOLDER && valueAt(parsed.data, ['comingSoon']) === undefined,
    )
    .flatMap((area) =>
      textsOf(area.parsed.data).flatMap(([path, text]) => {
        const [word] = FUTURE.exec(text) ?? [];
        if (word === undefined || isPath(area, path)) return [];
        const message = `says "${word}", but the area is open`;
        return [problemAt(area, path, [message, 'describe what it offers now', 'warning'])];
      }),
    );
