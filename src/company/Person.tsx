import type { ReactNode } from 'react';
import { Picture } from '../ui/Picture';
import * as styles from './Person.module.scss';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  name: ReactNode;
  role: string;
}

/** A person with a photograph, if there is one. `--portrait` sets its size. */
export function Person({ picture, name, role }: Props) {
  return (
    <div className="is-flex is-align-items-center is-gap-2">
      {picture && <Picture picture={picture} className={styles.portrait} />}
      <div className="is-tight">
        {name}
        <p className="is-quiet">{role}</p>
      </div>
    </div>
  );
}

interface RowProps extends Props {
  text: string | null;
  id?: string | undefined;
  children?: ReactNode;
}

export function PersonRow({ picture, name, role, text, id, children }: RowProps) {
  return (
    <li id={id} className={`row stack ${styles.row}`}>
      <Person picture={picture} name={<h3 className="title is-4">{name}</h3>} role={role} />
      {text && <p>{text}</p>}
      {children && <div>{children}</div>}
    </li>
  );
}
