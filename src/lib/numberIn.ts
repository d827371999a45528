/** The separators of thousands and of decimals. */
const ENGLISH_SEPARATORS: readonly string[] = [',', '.'];

/** An English number. A comma in it separates groups of thousands or lakhs: `1,00,000`. */
const ENGLISH_NUMBER = /(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)?/;

/**
 * Returns the first number in a value, such as 0.25 in `Max 0.25%`, or -1 if there is none, as in "Nil".
 * @param separators those of the language of the value (`separatorsOf`)
 */
export function numberIn(value: string, separators: readonly string[]): number {
  const inEnglish = (mark: string) => ENGLISH_SEPARATORS[separators.indexOf(mark)] ?? mark;
  const [number] = ENGLISH_NUMBER.exec(value.replace(/\D/g, inEnglish)) ?? [];
  return number === undefined ? -1 : Number(number.replaceAll(',', ''));
}
