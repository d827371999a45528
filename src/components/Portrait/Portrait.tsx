import { Picture } from '../Picture/Picture';
import { initials } from './initials';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name of the person. The caller also shows it next to the portrait, so the initials are decorative. */
  name: string;
  className?: string;
}

/** The photograph of a person, or a tile with the initials. The CSS variable `--portrait` sets the size. */
export function Portrait({ picture, name, className }: Props) {
  const classes = ['portrait', className].filter(Boolean).join(' ');
  if (picture) return <Picture picture={picture} className={classes} />;
  return (
    <span className={`${classes} is-monogram`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
