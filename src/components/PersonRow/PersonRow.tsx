import type { ReactNode } from 'react';
import '../../styles/cards.scss';
import { Portrait } from '../Portrait/Portrait';
import * as styles from './PersonCard.module.scss';

interface Props {
  portrait: Queries.SquarePictureFragment | null;
  name: string;
  role: string;
  text: string;
  children?: ReactNode;
}

/** A person in a list. */
export function PersonCard({ portrait, name, role, text, children }: Props) {
  return (
    <li className={`card ${styles.person}`}>
      <Portrait picture={portrait} name={name} />
      <div className={styles.head}>
        <h3 className="title is-4">{name}</h3>
        <p className="is-quiet">{role}</p>
      </div>
      <div className={`stack is-wide ${styles.text}`}>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
