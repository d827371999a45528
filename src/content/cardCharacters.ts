/** The characters that the fonts of share cards (`src/brand/shareCard.tsx`) have, as parts of a character class. */
const DRAWN = [
  // Latin, marks, Greek, Cyrillic
  String.raw`\x20-\x7E\xA0-\u02E9\u02EC-\u02EE\u0300-\u034F\u0370-\u0525\u1E00-\u1EFB\u1F00-\u1FFF`,
  // Hebrew, Arabic, Persian, Devanagari
  String.raw`\u05D0-\u05EA\u060C\u061B\u061F\u0621-\u063A\u0640-\u0655\u0660-\u066D\u0679-\u06BF\u06CC\u06F0-\u06F9\u0900-\u097F`,
  // Punctuation, superscripts, currencies, letterlike symbols, fractions, arrows, mathematics, shapes
  String.raw`\u2000-\u205E\u2070-\u208E\u20A0-\u20B5\u20B8-\u20BA\u20BD\u2100-\u2109\u210B-\u2149\u2150-\u2185\u2190-\u2311\u2460-\u2469\u2500-\u269C\u2701-\u2704\u2706-\u2709\u270C-\u2727`,
];

/** Matches characters that share cards show as boxes. */
export const NOT_ON_CARDS = new RegExp(`[^${DRAWN.join('')}]`, 'gu');
