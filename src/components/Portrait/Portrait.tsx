import { Picture } from '../Picture/Picture';
import { initials } from './initials';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name of the person, which stands beside the portrait. */
  name: string;
  className?: string;
}

/** The photograph of a person, or else a tile with the initials. Its size is the variable `--portrait`. */
export function Portrait({ picture, name, className }: Props) {
  const classes = ['portrait', className].filter(Boolean).join(' ');
  if (picture) return <Picture picture={picture} className={classes} />;
  return (
    <span className={`${classes} is-monogram`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
