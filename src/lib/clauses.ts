/** The parts of values. Separate from `figures.ts`, which is in the script of every page. */

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /[,;،؛]\u200F? (?![^(]*\))/;

/** Where a remark begins: in brackets, or at a separator, before which French has a space. */
const REMARK = /\s\(|\s?[,;،؛]\u200F? /;

/** Splits a text before the first match of `end`. The rest is empty if there is none. */
function splitBefore(text: string, end: RegExp): [start: string, rest: string] {
  const index = text.search(end);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

export const firstClause = (value: string): string => splitBefore(value, CLAUSE_END)[0];

/** Splits a value before its first remark: `Max 90% (liquid)` becomes `Max 90%` and ` (liquid)`. */
export const splitRemark = (value: string) => splitBefore(value, REMARK);

/** Splits HS codes after the first code: `5201 lint, 5205 yarn` becomes `5201` and ` lint, 5205 yarn`. */
export const splitCode = (codes: string) => splitBefore(codes, /(?<=^[\d.]+)[^\d.]/);
