/** Reports characters that no text may contain, because they are invisible, lost, or break the feed (XML 1.0). */
import { textsOf } from '../schema';
import { findingAt, type Parsed } from './parse';
import type { Finding, Flaw } from './problem';

interface Kind {
  pattern: RegExp;
  flawOf: (found: string) => Flaw;
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The characters that Windows-1252 has for the bytes 80 to 9F. The bytes A0 to BF are the same as in Unicode. */
const WINDOWS_1252 = { symbols: '€ƒ†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ', punctuation: '‚„…‘’“”–—' };

const FOLLOWING = String.raw`${Object.values(WINDOWS_1252).join('')}\u0080-\u00BF`;

/**
 * UTF-8 that was decoded as Windows-1252 and saved again: "café" becomes "cafÃ©", and "₹" becomes "â‚¹".
 * Punctuation may also follow the last letter of a word in capitals, such as MANHÃ.
 */
const WRONG_ENCODING = [
  String.raw`[ÃÂ][\u0080-\u00BF]`,
  `Ã[${WINDOWS_1252.symbols}]`,
  String.raw`Ã[${WINDOWS_1252.punctuation}](?=\p{L})`,
  String.raw`â€\S?`,
  // Currencies, arrows, mathematical and other symbols.
  `â[‚„†‡ˆ‰ŠŒ–—˜™š›œ][${FOLLOWING}]`,
  // Indian scripts.
  String.raw`à[\u00A4-\u00B7][${FOLLOWING}]`,
  // Emoji.
  'ðŸ',
];

const kinds: readonly Kind[] = [
  {
    pattern: /(?![\t\n\r])\p{Control}/u,
    flawOf: (found) => [
      `has ${codeOf(found)}, a control character`,
      'delete it; it is invisible, and often comes from a copy of a PDF or Word file',
    ],
  },
  {
    pattern: /\p{Surrogate}/u,
    flawOf: (found) => [`has ${codeOf(found)}, an incomplete character`, 'type the character again'],
  },
  {
    pattern: /\uFFFD/u,
    flawOf: (found) => [
      `has ${codeOf(found)}, a placeholder for a lost character`,
      'type the original character',
    ],
  },
  {
    pattern: /\p{Noncharacter_Code_Point}/u,
    flawOf: (found) => [`has ${codeOf(found)}, a code that Unicode reserves`, 'delete it'],
  },
  {
    pattern: new RegExp(WRONG_ENCODING.join('|'), 'u'),
    flawOf: (found) => [
      `has "${found}", which looks like a character in the wrong encoding`,
      'type the original character',
      'warning',
    ],
  },
];

const htmlCharacter: Kind = {
  pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i,
  flawOf: (found) => [
    `has "${found}", which visitors see unchanged`,
    'write the character itself',
    'warning',
  ],
};

function firstOf(text: string, searched: readonly Kind[]): { flaw: Flaw; index: number } | undefined {
  for (const { pattern, flawOf } of searched) {
    const match = pattern.exec(text);
    if (match) return { flaw: flawOf(match[0]), index: match.index };
  }
  return undefined;
}

/** Describes the first forbidden or doubtful character of a text, and its position. */
export const wrongCharacter = (text: string) => firstOf(text, kinds);

/** Reports the first wrong character of each text in the fields of a document. Fields are not HTML. */
export const checkCharacters = (parsed: Parsed): Finding[] =>
  textsOf(parsed.data).flatMap(([path, text]) => {
    const found = firstOf(text, [...kinds, htmlCharacter]);
    return found ? [findingAt(parsed, path, found.flaw)] : [];
  });
