/** A regular expression for units that follow a figure. A unit may have a divisor, such as `cN/tex`. */
export const UNIT =
  '(?:%|‰|°[CF]|[kcm]?m[²³]?|[km]?g|m?l|t|ft|foot|tonnes?|kJ|kcal|cN|cfu|GSM|d?tex|denier|micron|momme|minutes?|hours?|days?|weeks?|months?)';

export const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const LIMIT = String.raw`\bM(?:ax|in) `;

/** Matches a figure with its unit (`3.5 mm`, `20-ft`), with the limit that it is (`Max 12%`), or with both. */
const FIGURE = new RegExp(
  String.raw`((?:${LIMIT})?${NUMBER}[ -]${UNIT}(?:/${UNIT})?(?![\p{L}\p{N}])|${LIMIT}${NUMBER}%?)`,
  'u',
);

/** Splits a text at its figures. The elements with an odd index are figures with their units. */
export const splitFigures = (text: string): string[] => text.split(FIGURE);
