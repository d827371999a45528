/** Checks business areas that have been opened: their texts must not describe the future any more. */
import { valueAt } from '../schema';
import { type Entry, problemAt } from './document';
import type { Problem } from './problem';

const FOLDER = 'business-areas';

/** Matches what the texts of closed areas say. */
const FUTURE = /\b(?:soon|planned|this area will)\b/i;

/** Returns the texts in `value` with their paths. */
const textsIn = (value: unknown, path: (string | number)[] = []): [(string | number)[], string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/** Warns about texts of open areas that still promise something. */
export const checkOpenAreas = (entries: readonly Entry[]): Problem[] =>
  entries
    .filter(
      ({ type, parsed }) => type.folder === FOLDER && valueAt(parsed.data, ['comingSoon']) === undefined,
    )
    .flatMap((area) =>
      textsIn(area.parsed.data).flatMap(([path, text]) => {
        const [word] = FUTURE.exec(text) ?? [];
        if (word === undefined) return [];
        const message = `says "${word}", but the area is open`;
        return [problemAt(area, path, [message, 'write what it offers today', 'warning'])];
      }),
    );
