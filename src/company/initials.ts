const firstLetters = (word = '', count = 1): string => [...word].slice(0, count).join('');

/**
 * Returns the first letters of the first and the last name: `AD` for `Anjali Deshmukh`. If another of `people` has the
 * same ones, returns the first two letters of the first name: `Sa` and `Sn` for `Sanjay Patil` and `Sneha Pawar`.
 */
export function initials(name: string, people: readonly string[]): string {
  const lettersOf = (person: string) => {
    const words = person.trim().split(/\s+/);
    const last = words.length > 1 ? words.at(-1) : undefined;
    return (firstLetters(words[0]) + firstLetters(last)).toLocaleUpperCase('en');
  };
  const letters = lettersOf(name);
  const collides = people.some((person) => person !== name && lettersOf(person) === letters);
  return collides ? firstLetters(name.trim(), 2) : letters;
}
