import { useRef } from 'react';
import * as styles from './Counters.module.scss';
import { useCounter } from './useCounter';

/** A company figure that counts up from 0 when it comes into view. */
export function Counter({
  counter: { target, suffix, label },
}: {
  counter: Queries.CountersFragment['items'][number];
}) {
  const figure = useRef<HTMLElement>(null);
  const shown = useCounter(figure, target);
  return (
    <div className={styles.counter}>
      <dt>{label}</dt>
      {/* Without `translate="no"`, a slow translation extension would replace the final figure with an earlier one. */}
      <dd ref={figure} translate="no">{`${shown}${suffix ?? ''}`}</dd>
    </div>
  );
}
