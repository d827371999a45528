import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Points } from '../Points/Points';
import { type Background, Section } from '../Section/Section';

interface Props {
  section: Queries.PointsSectionFieldsFragment;
  /** What it stands on. */
  background?: Background;
  /** What stands below the points. */
  children?: ReactNode;
}

/** A section of the page that is a heading and its points. */
export function PointsSection({ section: { heading, items }, background, children }: Props) {
  return (
    <Section heading={heading} background={background}>
      <Points items={items} />
      {children && <div className="block-before">{children}</div>}
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
