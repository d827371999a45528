/** Compares names that must be the same in two places, such as those of limits and categories. */

/** Characters that no one sees: zero-width spaces, directions, byte order marks. Not the joiners of Persian and Hindi. */
export const UNSEEN = String.raw`\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF`;
/** Those, and the spaces at which no line ends. */
export const HIDDEN = new RegExp(`[${UNSEEN}\\u00A0\\u2007\\u202F]`, 'g');
const INVISIBLE = new RegExp(`[${UNSEEN}]`, 'g');

/** Returns a name without invisible characters, and with single ordinary spaces. */
export const plainName = (name: string): string => name.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** Returns the same text for names that differ by spaces, letter case or invisible characters alone. */
export const nameKey = (name: string): string => plainName(name).toLowerCase();
