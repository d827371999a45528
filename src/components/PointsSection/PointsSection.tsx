import { graphql } from 'gatsby';
import { Points } from '../Points/Points';
import { Section } from '../Section/Section';

interface Props {
  section: Queries.PointsSectionFieldsFragment;
  /** Sets the section off on sand. */
  sand?: boolean;
}

/** A section of the page that is a heading and its points. */
export function PointsSection({ section: { heading, items }, sand = false }: Props) {
  return (
    <Section heading={heading} sand={sand}>
      <Points items={items} />
    </Section>
  );
}

export const query = graphql`
  fragment PointsSectionFields on PointsSection {
    heading {
      ...SectionHeadingFields
    }
    items {
      ...PointFields
    }
  }
`;
