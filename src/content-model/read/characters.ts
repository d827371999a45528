/** Reports characters that no text may contain, because they are invisible, lost, or break the feed (XML 1.0). */
import { HIDDEN } from '../../lib/names';
import { type Place, type Problem, type ProblemTexts, problem } from './problem';

const INVALID = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/u;

/** The characters that Windows-1252 has for the bytes 80 to BF. */
const CONTINUATION = String.raw`€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u0080-\u00BF`;

/**
 * UTF-8 that was decoded as Windows-1252 and saved again: "café" becomes "cafÃ©", "₹" becomes "â‚¹", and Indian
 * scripts begin with "à¤". The last part is the start of emoji.
 */
const WRONG_ENCODING = new RegExp(
  String.raw`[ÃÂ][${CONTINUATION}]|â€\S?|â[‚„†‡ˆ‰ŠŒ–—˜™š›œ][${CONTINUATION}]|à[¤-·][${CONTINUATION}]|ðŸ`,
  'u',
);

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Reports the first invisible character or no-break space of a value that has none, such as a link. */
export function hiddenProblem(text: string): ProblemTexts | undefined {
  const index = text.search(HIDDEN);
  if (index < 0) return undefined;
  const place = index === 0 ? 'at the start' : `after "${text.slice(0, index)}"`;
  return [`has ${codeOf(text[index] ?? '')} ${place}, a character that cannot be seen`, 'delete it'];
}

/** Reports the first wrong character of a text. `placeAt` returns the place of a character of the text. */
export function checkText(text: string, placeAt: (index: number) => Place): Problem[] {
  const invalid = INVALID.exec(text);
  if (invalid) {
    const remedy = 'delete it, and if it replaces another character, type that character again';
    return [problem(placeAt(invalid.index), `has ${codeOf(invalid[0])}, an invalid character`, remedy)];
  }
  const wrong = WRONG_ENCODING.exec(text);
  if (!wrong) return [];
  const message = `has "${wrong[0]}", which looks like a character in the wrong encoding`;
  return [problem(placeAt(wrong.index), message, 'type the original character', 'warning')];
}
