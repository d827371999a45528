import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../ui/hooks/browserState';
import { useInView } from '../../ui/hooks/useInView';
import { Section } from '../../ui/Section';
import * as styles from './Counters.module.scss';

const STEPS = 200;

/** Milliseconds that a counter needs for `STEPS` steps. */
const COUNTING = 1000;

/** Counts from 0 to a target when it comes into view (docs/behaviour.md, "Counters"). The HTML has the target. */
function Counter({ target, suffix, label }: Queries.CountersFragment['items'][number]) {
  const element = useRef<HTMLElement>(null);
  const reducedMotion = useReducedMotion();
  const inView = useInView(element, { threshold: 0.5 });
  const [shown, setShown] = useState(target);
  useEffect(() => {
    if (!inView || reducedMotion) return;
    setShown(0);
    const start = performance.now();
    const count = (now: number) => {
      const steps = Math.floor(((now - start) / COUNTING) * STEPS);
      const figure = Math.min(Math.max(0, steps) * Math.ceil(target / STEPS), target);
      setShown(figure);
      if (figure < target) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => {
      cancelAnimationFrame(frame);
      setShown(target);
    };
  }, [inView, reducedMotion, target]);
  return (
    // The figure is above the label, but in the markup the label comes first, for screen readers.
    <div className={`is-flex is-flex-direction-column-reverse is-justify-content-flex-end ${styles.counter}`}>
      <dt>{label}</dt>
      {/* Without `translate="no"`, a slow translation extension would replace the final figure with an earlier one. */}
      <dd ref={element} className="has-figures" translate="no">
        <bdi>{`${shown}${suffix ?? ''}`}</bdi>
      </dd>
    </div>
  );
}

export function Counters({ section: { heading, items } }: { section: Queries.CountersFragment }) {
  return (
    <Section heading={heading} className={`on-primary is-small ${styles.section}`}>
      <dl className={`stack ${styles.counters}`}>
        {items.map((counter, index) => (
          <Counter key={index} {...counter} />
        ))}
      </dl>
    </Section>
  );
}

export const query = graphql`
  fragment Counters on CountersSection {
    textLanguage
    heading { ...SectionHeadingFields }
    items {
      target
      suffix
      label
    }
  }
`;
