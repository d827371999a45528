import type { ReactNode } from 'react';
import type { IconName } from '../../content-model/icons';
import { Icon } from '../Icon/Icon';
import * as styles from './Points.module.scss';

interface Props {
  icon: IconName;
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A list item with an icon, a title and content. The list must have the class `grid-columns`. */
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
