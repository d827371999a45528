import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { type Background, Section } from './Section';
import { Terms } from './Terms';

interface Props {
  section: Queries.PointsSectionFieldsFragment;
  background?: Background;
  children?: ReactNode;
}

/** A section with a heading and a list of points. */
export function PointsSection({ section: { heading, items }, background, children }: Props) {
  return (
    <Section heading={heading} background={background}>
      <Terms items={items} />
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
      ...TermFields
    }
  }
`;
