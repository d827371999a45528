import { graphql } from 'gatsby';
import { Section } from '../../components/Section/Section';
import * as styles from './Counters.module.scss';

/** The company in figures. */
export function Counters({ section: { heading, items } }: { section: Queries.CountersFragment }) {
  return (
    <Section heading={heading}>
      <dl className="grid-auto">
        {items.map(({ target, suffix, label }) => (
          <div key={label} className={styles.counter}>
            <dt>{label}</dt>
            <dd>{`${target}${suffix ?? ''}`}</dd>
          </div>
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
