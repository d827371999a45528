import { markEnglish, withoutEnglishMarks } from './englishTexts';

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /[,;،؛]\u200F? (?![^(]*\))/;

/** Returns a value up to its first separator. Separate from `figures.ts`, which is in the script of every page. */
export function firstClause(value: string): string {
  const plain = withoutEnglishMarks(value);
  const [clause = ''] = plain.split(CLAUSE_END, 1);
  return plain === value ? clause : markEnglish(clause);
}
