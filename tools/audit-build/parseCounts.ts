/**
 * The numbers that a command is given: `10,100`.
 * @param option its name, for the error
 * @returns them in ascending order, each once
 * @throws a sentence for the developer if one of them is no whole number of at least 1
 */
export function parseCounts(option: string, text: string): number[] {
  const counts = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(Number);
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 1);
  if (wrong !== undefined)
    throw new Error(`--${option}=${text}: write whole numbers from 1 with commas between, such as 10,100`);
  return [...new Set(counts)].sort((a, b) => a - b);
}
