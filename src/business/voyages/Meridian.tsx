import { graphql } from 'gatsby';
import { ArrowLink } from '../../ui/ArrowLink';
import { SectionHeading } from '../../ui/Section';
import * as styles from './Meridian.module.scss';
import { VoyageChart } from './VoyageChart';

/** The voyages on the home page. */
export const Meridian = ({ section }: { section: Queries.MeridianFragment }) => (
  <section className={`section is-band ${styles.band}`}>
    <div className={`container ${styles.columns}`}>
      <div>
        <SectionHeading heading={section.heading} />
        {section.action && <ArrowLink {...section.action} />}
      </div>
      <VoyageChart section={section} />
    </div>
  </section>
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
