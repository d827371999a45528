import type { ReactNode } from 'react';
import '../styles/cards.scss';
import * as styles from './PersonRow.module.scss';
import { Portrait } from './Portrait';

interface Props {
  portrait: Queries.SquarePictureFragment | null;
  name: string;
  people: readonly string[];
  role: string;
  text: string;
  /** Makes the portrait less high, for short texts. */
  flat?: boolean;
  children?: ReactNode;
}

export function PersonRow({ portrait, name, people, role, text, flat, children }: Props) {
  return (
    <li className={`row ${styles.person} ${flat ? styles.flat : ''}`}>
      <Portrait picture={portrait} name={name} people={people} />
      <div className="is-tight">
        <h3 className="title is-4">{name}</h3>
        <p className="is-quiet">{role}</p>
      </div>
      <div className="stack">
        <p className="prose">{text}</p>
        {children}
      </div>
    </li>
  );
}
