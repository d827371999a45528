/** Reports characters that no text may contain, because they are invisible, lost, or break the feed (XML 1.0). */
import { type Place, type Problem, problem } from './problem';

const INVALID = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/u;

/** Reports the first invalid character of a text. `placeAt` returns the place of a character of the text. */
export function checkText(text: string, placeAt: (index: number) => Place): Problem[] {
  const invalid = INVALID.exec(text);
  if (!invalid) return [];
  const code = (invalid[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const remedy = 'delete it, and if it replaces another character, type that character again';
  return [problem(placeAt(invalid.index), `has U+${code}, an invalid character`, remedy)];
}
