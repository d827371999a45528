import { Picture } from '../ui/Picture';
import { nthCloth } from './cloth';

/** Returns the first letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map((word) => [...(word ?? '')][0] ?? '').join('');
}

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name of the person. The caller also shows it next to the portrait, so it is decorative. */
  name: string;
  /** The names of all people in the list, who have different cloths. */
  people: readonly string[];
}

/** The photograph of a person, or a cloth, which differs from that of the next person. `--portrait` sets the size. */
export function Portrait({ picture, name, people }: Props) {
  if (picture) return <Picture picture={picture} className="portrait" />;
  return (
    <img
      className="portrait"
      src={nthCloth(people.indexOf(name))}
      alt={initials(name)}
      width={1440}
      height={212}
      loading="lazy"
      aria-hidden="true"
    />
  );
}
