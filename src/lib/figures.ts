/** Figures in texts: numbers with a unit or a limit, such as `24 t`, `20-ft` and `Max 12%`. */

/** A number with or without separators: `0.25`, `0,25`, `1,00,000`, and `50 000` with a narrow no-break space. */
export const NUMBER = String.raw`\d+(?:[.,\u202F]\d+)*`;

const SIZE = '[kcm]?m[²³]?|[km]?g|m?l|t|ft|foot|tonnes?';
const ARABIC_UNIT = '[مس]?م²?|ملم|كغ|غ|مل|لتر|متر(?:اً)?|طن(?:اً)?|أطنان|كيلو كالوري';
const QUALITY = 'kJ|kcal|cN|cfu|GSM|d?tex|denier|micron|momme';
const TIME = 'minutes?|hours?|days?|weeks?|months?';
const SIMPLE_UNIT = `(?:%|‰|°[CF]|${SIZE}|${ARABIC_UNIT}|${QUALITY}|${TIME})`;

/** A unit, also with a divisor, which may follow a word joiner: `mm`, `cN/tex`. */
const UNIT = String.raw`${SIMPLE_UNIT}(?:/\u2060?${SIMPLE_UNIT})?(?![\p{L}\p{N}])`;

const LIMIT = String.raw`\bM(?:ax|in) `;

/** Months without a capital letter. */
const FRENCH_MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|(?:septem|octo|novem|décem)bre';
const ARABIC_MONTH = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';

/** A compound whose first part has at most three letters, or a day with its month: `e-mail`, `cut-off`, `2 April`. */
const UNDIVIDED = String.raw`(?<![\p{L}-])\p{L}{1,3}-\p{L}+|(?<!\d)\d{1,2}(?:er)? (?:\p{Lu}\p{Ll}{2,}|${FRENCH_MONTH}|${ARABIC_MONTH})`;

/** A number with its unit (`3.5 mm`, `20-ft`), with the limit that it is (`Max 12%`), or with both. */
const FIGURE = new RegExp(`((?:${LIMIT})?${NUMBER}[ -]${UNIT}|${LIMIT}${NUMBER}%?|${UNDIVIDED})`, 'u');

/** Splits a text at what must stay in one line: the elements with an odd index. */
export const splitFigures = (text: string): string[] => text.split(FIGURE);

export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u200E\u200F\u2060\u2066\u2069]/g, '');
