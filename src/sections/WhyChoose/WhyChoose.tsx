import { graphql } from 'gatsby';
import { Points } from '../../components/Points/Points';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading';

/** Why clients choose the company. */
export function WhyChoose({ section: { heading, reasons } }: { section: Queries.WhyChooseFragment }) {
  return (
    <section className="section is-sand">
      <div className="container">
        <SectionHeading heading={heading} />
        <Points items={reasons} />
      </div>
    </section>
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
