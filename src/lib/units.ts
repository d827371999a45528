/** The units of quantities, as they are stored and sent, with the keys of their texts. */
export const UNITS = {
  t: 't',
  kg: 'kg',
  m: 'm',
  pieces: 'pieces',
  '20-ft container': 'container20',
  '40-ft container': 'container40',
} as const;

export type Unit = keyof typeof UNITS;

const SPELLINGS: readonly [RegExp, Unit][] = [
  [/^20-ft/, '20-ft container'],
  [/^40-ft/, '40-ft container'],
  [/^(t|mt|ton(ne)?s?)$/i, 't'],
  [/^kgs?$/i, 'kg'],
  [/^(m|met(re|er)s?)$/i, 'm'],
];

/** Returns the first unit in an English text such as "3,000 m of a quality". Other goods are counted: "5,000 sacks". */
export function firstUnit(text: string): Unit {
  const word = /[24]0-ft|(?<=\d )[a-z]+/i.exec(text)?.[0] ?? 't';
  return SPELLINGS.find(([spelling]) => spelling.test(word))?.[1] ?? 'pieces';
}
