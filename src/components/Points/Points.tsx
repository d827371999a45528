import { graphql } from 'gatsby';
import { iconName } from '../Icon/iconName';
import { Point } from './Point';

interface Props {
  items: readonly Queries.PointFieldsFragment[];
  /** Heading level of the titles. */
  level?: 3 | 4;
}

/** A list of points in columns. Each point has an icon, a title and a text. */
export function Points({ items, level }: Props) {
  return (
    <ul className="grid-columns">
      {items.map(({ icon, title, text }) => (
        <Point key={title} icon={iconName(icon)} title={title} level={level}>
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
