import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './Points.module.scss';

interface Props {
  icon: string;
  title: string;
  /** The level of its heading. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A column of a ledger: icon, title and what there is to say. */
export function Point({ icon, title, level = 3, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.point}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading className="title is-5">{title}</Heading>
      <div>{children}</div>
    </li>
  );
}
