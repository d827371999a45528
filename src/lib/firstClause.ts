/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛] (?![^(]*\))/;

/** Returns a value up to its first separator. Separate from `figures.ts`, which is in the script of every page. */
export const firstClause = (value: string): string => value.split(CLAUSE_END, 1)[0] ?? '';
