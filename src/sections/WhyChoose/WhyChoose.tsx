import { graphql } from 'gatsby';
import { Commitments } from '../../components/Commitments/Commitments';
import { Section } from '../../components/Section/Section';

/** A section with reasons to choose the company. */
export function WhyChoose({ section: { heading, reasons } }: { section: Queries.WhyChooseFragment }) {
  return (
    <Section heading={heading} background="band">
      <Commitments items={reasons} layout="columns" />
    </Section>
  );
}

export const query = graphql`
  fragment WhyChoose on WhyChooseSection {
    heading {
      ...SectionHeadingFields
    }
    reasons {
      ...CommitmentFields
    }
  }
`;
