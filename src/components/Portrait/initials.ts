/** Returns the first letters of the first and the last name: `AD` for `Anjali Deshmukh`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}
