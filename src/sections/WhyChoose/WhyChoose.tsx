import { graphql } from 'gatsby';
import { Points } from '../../components/Points/Points';
import { Section } from '../../components/Section/Section';

/** Reasons to choose the company. */
export function WhyChoose({ section: { heading, reasons } }: { section: Queries.WhyChooseFragment }) {
  return (
    <Section heading={heading} background="band">
      <Points items={reasons} />
    </Section>
  );
}

export const query = graphql`
  fragment WhyChoose on WhyChooseSection {
    heading {
      ...SectionHeadingFields
    }
    reasons {
      ...PointFields
    }
  }
`;
