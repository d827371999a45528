import { graphql } from 'gatsby';
import { ArrowLink } from '../../ui/ArrowLink';
import { Section } from '../../ui/Section';
import { VoyageChart } from './VoyageChart';

/** The voyages on the home page. */
export const Meridian = ({ section }: { section: Queries.MeridianFragment }) => (
  <Section
    heading={section.heading}
    below={section.action && <ArrowLink {...section.action} />}
    loud
    aside
    band
  >
    <VoyageChart section={section} />
  </Section>
);

export const query = graphql`
  fragment Meridian on VoyagesSection {
    heading {
      ...SectionHeadingFields
    }
    action {
      ...CallToActionFields
    }
    ...VoyageChart
  }
`;
