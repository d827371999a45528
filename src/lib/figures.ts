/** Figures in texts: numbers with a unit or a limit, such as `24 t`, `20-ft` and `Max 12%`. */

/** A number with or without separators: `0.25`, `0,25`, `1,00,000`, and `50 000` with a narrow no-break space. */
export const NUMBER = String.raw`\d+(?:[.,\u202F]\d+)*`;

/** Ranges, because `\p{L}` and the like take 50 ms to compile on a slow phone. */
const LATIN_LETTER = String.raw`A-Za-zªºÀ-ÖØ-öø-ʯ\u1E00-\u1EFF`;
const LETTER = String.raw`${LATIN_LETTER}µ\u0370-\u060B\u0620-\u064A\u066E-\u06D3\u0710-\u0963\u0970-\u1DFF\u1F00-\u1FFF\u3041-\uD7FF`;
const DIGIT = String.raw`\d²³¹¼-¾\u0660-\u0669\u0966-\u096F`;
const CURRENCY = String.raw`$¢-¥\u20A0-\u20CF`;

const SIZE = '[kcm]?m[²³]?|[km]?g|m?l|t|ft|foot|tonnes?';
const ARABIC_UNIT = '[مس]?م²?|ملم|كغ|غ|مل|لتر|متر(?:اً)?|طن(?:اً)?|أطنان|كيلو كالوري';
const QUALITY = 'kJ|kcal|cN|cfu|GSM|d?tex|denier|micron|momme';
const TIME = 'minutes?|hours?|days?|weeks?|months?';
const SIMPLE_UNIT = `(?:%|‰|°[CF]|${SIZE}|${ARABIC_UNIT}|${QUALITY}|${TIME})`;

/** A unit, also with a divisor: `mm`, `cN/tex`. */
const UNIT = `${SIMPLE_UNIT}(?:/${SIMPLE_UNIT})*(?![${LETTER}${DIGIT}])`;

const LIMIT = String.raw`\bM(?:ax|in) `;

/** Months without a capital letter. */
const FRENCH_MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|(?:septem|octo|novem|décem)bre';
const ARABIC_MONTH = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر';

/** A compound with a short first part, a day with its month, or a grade: `e-mail`, `2 April`, `JS 95-60`. */
const UNDIVIDED = String.raw`(?<![${LETTER}-])[${LETTER}]{1,3}-[${LETTER}]+|(?<!\d)\d{1,2}(?:er)? (?:[A-ZÀ-Þ][a-zß-ÿ]{2,}|${FRENCH_MONTH}|${ARABIC_MONTH})|(?<![${LETTER}${DIGIT}])(?:[A-ZÀ-Þ]+ )?\d+-\d+(?![${LETTER}${DIGIT}-])`;

/** A mixed number: `1 1/4`. */
const MIXED = String.raw`(?<![\d/])\d+ \d+/\d+(?![\d/])`;

/** A number with its unit (`3.5 mm`, `20-ft`), with the limit that it is (`Max 12%`), or with both, and a unit with a divisor. */
const FIGURE = `${MIXED}|(?:(?:${LIMIT})?${NUMBER}[ -]|(?<![${LETTER}${DIGIT}])(?=[${LETTER}²³%]+/))${UNIT}|${LIMIT}${NUMBER}%?|${UNDIVIDED}`;

/** Latin text before a figure, which reads from left to right with it: `Ne 20`, `FEMA 23(R)/2026`. */
const LATIN = String.raw`[${LATIN_LETTER}${DIGIT}_](?:[\s.:-]|\)?/)?`;
const SIGN = `(?<![${LETTER}])[±+−${CURRENCY}-]|[≤≥≈<>] ?`;

/** What continues a figure without a space, and its unit after a space: `3-MCPD`, `110 × 76`, `195 mg KOH/g`. */
const SYMBOL = `[${LATIN_LETTER}${DIGIT}${CURRENCY}%‰°µ+]`;
const REST = String.raw`(?:[-–.,:/]|\s×\s)?${SYMBOL}`;
const WORD = String.raw`\s(?!\d)${SYMBOL}(?:/?${SYMBOL})*`;
const END = `(?!${REST}|${WORD})`;

/** A figure that would read in the wrong order in a text from right to left: neither a plain number nor in a Latin text. */
const SIGNED = `(?<!${LATIN})(?!${NUMBER}${END})(?:${SIGN})?${NUMBER}(?:${REST})*(?:${WORD}){0,2}${END}`;

const SOURCES = { ltr: FIGURE, rtl: `${SIGNED}|${FIGURE}` };
const patterns: { [direction in keyof typeof SOURCES]?: RegExp } = {};

/** Splits a text at placeholders and at what stays in one line and has its own direction: the elements with an odd index. */
export function splitFigures(text: string, direction: keyof typeof SOURCES): string[] {
  if (!/[\d{/-]/.test(text)) return [text];
  patterns[direction] ??= new RegExp(String.raw`(\{\w+\}|${SOURCES[direction]})`);
  return text.split(patterns[direction]);
}

/** A number in an English value. A comma in it separates groups of thousands or lakhs: `1,00,000`. */
const ENGLISH_NUMBER = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

/** Returns the first number in an English value, or 0. */
export const numberIn = (value: string): number =>
  Number(ENGLISH_NUMBER.exec(value)?.[0].replaceAll(',', '') ?? 0);
