import { Picture } from '../ui/Picture';
import { initials } from './initials';
import { weave } from './weave';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name of the person. The caller also shows it next to the portrait, so the initials are decorative. */
  name: string;
  /** The names of all people in the list. Their initials differ if possible. */
  people: readonly string[];
  className?: string;
}

/**
 * The photograph of a person, or a sample of cloth with the initials on a label. Each person has a weave that differs
 * from all others. The CSS variable `--portrait` sets the size.
 */
export function Portrait({ picture, name, people, className }: Props) {
  const classes = ['portrait', className].filter(Boolean).join(' ');
  if (picture) return <Picture picture={picture} className={classes} />;
  return (
    <span className={`${classes} is-monogram`} style={weave(name)} aria-hidden="true">
      <span>{initials(name, people)}</span>
    </span>
  );
}
