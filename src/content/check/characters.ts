/** Reports characters that no text may contain, because they are invisible, lost, or break the feed (XML 1.0). */
import { textsOf } from '../schema';
import { type Document, placeOf } from './document';
import { type Place, type Problem, type ProblemTexts, problem } from './problem';

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

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

type Kind = readonly [pattern: RegExp, textsFor: (found: string) => ProblemTexts];

const KINDS: readonly Kind[] = [
  [
    /(?![\t\n\r])\p{Control}/u,
    (found) => [
      `has ${codeOf(found)}, a control character`,
      'delete it; it is invisible, and often comes from a copy of a PDF or Word file',
    ],
  ],
  [
    /\p{Surrogate}/u,
    (found) => [`has ${codeOf(found)}, an incomplete character`, 'type the character again'],
  ],
  [
    /\uFFFD/u,
    (found) => [`has ${codeOf(found)}, a placeholder for a lost character`, 'type the original character'],
  ],
  [
    /\p{Noncharacter_Code_Point}/u,
    (found) => [`has ${codeOf(found)}, a code that Unicode reserves`, 'delete it'],
  ],
  [
    WRONG_ENCODING,
    (found) => [
      `has "${found}", which looks like a character in the wrong encoding`,
      'type the original character',
      'warning',
    ],
  ],
];

const HTML_CHARACTER: Kind = [
  /&(#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
  (found) => [`has "${found}", which visitors see unchanged`, 'write the character itself', 'warning'],
];

/** Reports the first wrong character of a text. `placeAt` returns the place of a character of the text. */
export function checkText(text: string, placeAt: (index: number) => Place, kinds = KINDS): Problem[] {
  for (const [pattern, textsFor] of kinds) {
    const match = pattern.exec(text);
    if (match) return [problem(placeAt(match.index), ...textsFor(match[0]))];
  }
  return [];
}

/** Reports the first wrong character of each text in the fields of a document. Fields are not HTML. */
export const checkCharacters = (document: Document): Problem[] =>
  textsOf(document.parsed.data).flatMap(([path, text]) =>
    checkText(text, () => placeOf(document, path), [...KINDS, HTML_CHARACTER]),
  );
