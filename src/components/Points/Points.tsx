import { graphql } from 'gatsby';
import { Point } from './Point';

interface Props {
  items: readonly Queries.PointFieldsFragment[];
  /** The level of the points' own headings. */
  level?: 3 | 4;
}

/** Points with icon, title and sentence, in columns. */
export function Points({ items, level }: Props) {
  return (
    <ul className="grid-columns">
      {items.map(({ icon, title, text }) => (
        <Point key={title} icon={icon} title={title} level={level}>
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
