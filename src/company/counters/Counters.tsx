import { graphql } from 'gatsby';
import { useRef } from 'react';
import { SectionHeading } from '../../ui/Section';
import { Ltr } from '../../ui/site/language';
import * as styles from './Counters.module.scss';
import { useCounter } from './useCounter';

function Counter({ target, suffix, label }: Queries.CountersFragment['items'][number]) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCounter(figure, target);
  return (
    <div className={styles.counter}>
      <dt>{label}</dt>
      {/* Without `translate="no"`, a slow translation extension would replace the final figure with an earlier one. */}
      <dd ref={figure} className="has-figures" translate="no">
        <Ltr>{`${shown}${suffix ?? ''}`}</Ltr>
      </dd>
    </div>
  );
}

export function Counters({ section: { heading, items } }: { section: Queries.CountersFragment }) {
  return (
    <section className={`section on-primary ${styles.section}`}>
      <div className="container split is-late is-row-gap-3">
        <SectionHeading heading={heading} />
        <dl className={styles.counters}>
          {items.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
      </div>
    </section>
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
