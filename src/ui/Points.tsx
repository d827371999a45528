import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { IconName } from '../lib/icons';
import { Icon, iconName } from './Icon';
import * as styles from './Points.module.scss';

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A list item with an icon, a title and content. The list must have the class `grid-columns`. */
export function Point({ icon, title, children }: Props) {
  return (
    <li className={`is-flush ${styles.point}`}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h3 className="title is-5">{title}</h3>
      <div>{children}</div>
    </li>
  );
}

/** A list of points in columns. Each point has an icon, a title and a text. */
export function Points({ items }: { items: readonly Queries.PointFieldsFragment[] }) {
  return (
    <ul className="grid-columns">
      {items.map(({ icon, title, text }) => (
        <Point key={title} icon={iconName(icon)} title={title}>
          {text}
        </Point>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment PointFields on Point {
    icon
    title
    text
  }
`;
