import { useRef } from 'react';
import * as styles from './Counters.module.scss';
import { useCounter } from './useCounter';

/** A figure of the company, which counts up once it is in view. */
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
      {/* A slow translation extension would replace the last figure with an earlier one. */}
      <dd ref={figure} translate="no">{`${shown}${suffix ?? ''}`}</dd>
    </div>
  );
}
