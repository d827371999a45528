import { graphql } from 'gatsby';
import { Icon } from '../Icon/Icon';
import * as styles from './Points.module.scss';

interface Props {
  items: readonly Queries.PointFieldsFragment[];
  /** The level of the points' own headings. */
  level?: 3 | 4;
}

/** Points with icon, title and sentence, in a grid. */
export function Points({ items, level = 3 }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul className="grid-auto">
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.point}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <Heading className="title is-5">{title}</Heading>
          <p>{text}</p>
        </li>
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
