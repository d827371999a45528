import { markEnglish, withoutEnglishMarks } from './englishTexts';

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛]\u200F? (?![^(]*\))/;

/** Returns a value up to its first separator. Separate from `figures.ts`, which is in the script of every page. */
export function firstClause(value: string): string {
  const plain = withoutEnglishMarks(value);
  const isEnglish = value === markEnglish(plain);
  const [clause = ''] = (isEnglish ? plain : value).split(CLAUSE_END, 1);
  return isEnglish ? markEnglish(clause) : clause;
}
