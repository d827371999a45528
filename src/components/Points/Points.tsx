import { graphql } from 'gatsby';
import { iconName } from '../Icon/iconName';
import { Point } from './Point';

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
