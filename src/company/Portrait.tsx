import { withPrefix } from 'gatsby';
import { Picture } from '../ui/Picture';

/** Cloths that the company trades (`static/cloth`). */
const CLOTHS = ['khadi', 'denim', 'jute', 'herringbone', 'ikat', 'twill', 'muslin', 'selvedge'];

const firstLetters = (word = '', count = 1): string => [...word].slice(0, count).join('');

/**
 * Returns the first letters of the first and the last name, or the first two letters of the first name if another of
 * `people` has the same ones.
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

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name of the person. The caller also shows it next to the portrait, so the initials are decorative. */
  name: string;
  /** The names of all people in the list. Their initials differ if possible. */
  people: readonly string[];
}

/** The photograph of a person, or a cloth, which differs from that of the next person. `--portrait` sets the size. */
export function Portrait({ picture, name, people }: Props) {
  if (picture) return <Picture picture={picture} className="portrait" />;
  return (
    <img
      className="portrait"
      src={withPrefix(`/cloth/${CLOTHS[people.indexOf(name) % CLOTHS.length]}.avif`)}
      alt={initials(name, people)}
      width={1440}
      height={212}
      loading="lazy"
      aria-hidden="true"
    />
  );
}
