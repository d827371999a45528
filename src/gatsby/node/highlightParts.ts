/** Where the first clause of a value ends. Commas in brackets are part of the clause. */
const CLAUSE_END = /[,;،؛]\u200F? (?![^(]*\))/;

/**
 * The first figure of a value, or a range of figures, with a short unit: `24 t`, `4 to 6`, `60 to 450 GSM`. The size of a
 * container, such as `20-ft`, is no figure, and has a mark in translations (`terms.ts`).
 */
const FIGURE =
  /(?<![\u2060\d])\d[\d.,/]*(?![\d.,/]|-\p{L})%?(?: \p{L}{1,3} \u200E*\d[\d.,/]*%?)?(?:[ \u00A0](?:\p{Lu}{2,3}|\p{Ll}{1,2})(?![\p{L}\d]))?/u;

/** Splits the first clause of a value into the text before the figure, the figure, and the text after it. */
export function highlightParts(value: string): string[] {
  const [clause = ''] = value.split(CLAUSE_END);
  const [figure] = FIGURE.exec(clause) ?? [];
  if (!figure) return [clause];
  const start = clause.indexOf(figure);
  return [clause.slice(0, start), figure, clause.slice(start + figure.length)];
}
