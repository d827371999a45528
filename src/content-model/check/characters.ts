/** Reports characters that no text may contain, because they are invisible, lost, or break the feed (XML 1.0). */
import type { FieldPath } from '../schema';
import { findingAt, type Parsed } from './parse';
import type { Finding, Flaw } from './problem';

interface Kind {
  pattern: RegExp;
  flawOf: (found: string) => Flaw;
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

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
    flawOf: (found) => [`has ${codeOf(found)}, half of a character`, 'write the whole character again'],
  },
  {
    pattern: /\uFFFD/u,
    flawOf: (found) => [
      `has ${codeOf(found)}, the sign for a character that was lost`,
      'write the right character',
    ],
  },
  {
    pattern: /\p{Noncharacter_Code_Point}/u,
    flawOf: (found) => [`has ${codeOf(found)}, a code without a character`, 'delete it'],
  },
  // UTF-8 that a program has read as Windows-1252 and saved again: "café" becomes "cafÃ©", and "’" becomes "â€™".
  {
    pattern: /[ÃÂ][\u0080-\u00BF]|â€\S?/u,
    flawOf: (found) => [
      `has "${found}", which looks like a character in the wrong encoding`,
      'write the right character',
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

/** Deeper values are not in the content model, so the check reports them as unknown. They could exceed the stack. */
const MAX_DEPTH = 20;

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
export function checkCharacters(parsed: Parsed, path: FieldPath = [], value = parsed.data): Finding[] {
  if (typeof value === 'string') {
    const found = firstOf(value, [...kinds, htmlCharacter]);
    return found ? [findingAt(parsed, path, found.flaw)] : [];
  }
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return [];
  const items = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return items.flatMap(([key, item]) => checkCharacters(parsed, [...path, key], item));
}
