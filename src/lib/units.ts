import { nameKey } from './names';

/** A word after a number, or one that begins with a number: `3,000 m`, `20-ft`. */
const UNIT = /\d+-\p{L}+|(?<=\d )\p{L}+/u;

/** Returns the first unit in an English text such as "3,000 m of a quality", or else the first unit of all. `words` are others for it. */
export function firstUnit(
  text: string,
  units: readonly { unit: string; words?: readonly string[] | undefined }[],
): string {
  const word = UNIT.exec(text)?.[0].toLowerCase() ?? '';
  const found = units.find(({ unit, words = [] }) => [unit, ...words].some((each) => nameKey(each) === word));
  return (found ?? units[0])?.unit ?? '';
}
