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
