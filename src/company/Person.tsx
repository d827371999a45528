import type { ReactNode } from 'react';
import { Picture } from '../ui/Picture';
import * as styles from './Person.module.scss';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  /** The name, as a heading or other text. */
  name: ReactNode;
  role: string;
}

/** A person with a photograph, if there is one. `--portrait` sets its size. */
export function Person({ picture, name, role }: Props) {
  return (
    <div className={styles.person}>
      {picture && <Picture picture={picture} className={styles.portrait} />}
      <div className="is-tight">
        {name}
        <p className="is-quiet">{role}</p>
      </div>
    </div>
  );
}

interface RowProps extends Props {
  text: string;
  children?: ReactNode;
}

/** A person and a text about them. */
export function PersonRow({ picture, name, role, text, children }: RowProps) {
  return (
    <li className="row split is-top is-row-gap-3">
      <Person picture={picture} name={<h3 className="title is-4">{name}</h3>} role={role} />
      <div className="stack">
        <p className="prose">{text}</p>
        {children}
      </div>
    </li>
  );
}
