import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import { Counter } from './Counter';
import * as styles from './Counters.module.scss';

/** The section with the company figures. */
export function Counters({ section: { heading, items } }: { section: Queries.CountersFragment }) {
  return (
    <Section heading={heading} background="primary">
      <dl className={`grid-columns ${styles.counters}`}>
        {items.map((counter) => (
          <Counter key={counter.label} counter={counter} />
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment Counters on CountersSection {
    heading {
      ...SectionHeadingFields
    }
    items {
      target
      suffix
      label
    }
  }
`;
