import { graphql } from 'gatsby';
import { useId } from 'react';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './Filter.module.scss';
import type { useFilter } from './useFilter';

interface Props extends ReturnType<typeof useFilter> {
  texts: Queries.FilterFragment;
  count: number;
  total: number;
}

/** The field that filters tables, and a live region that announces how many rows are left. */
export function Filter({ texts, term, inputProps, count, total }: Props) {
  const interpolate = useInterpolate();
  const id = useId();
  const hint = `${id}hint`;
  return (
    <div className={`is-screen-only needs-scripts stack block-after ${styles.filter}`}>
      <label htmlFor={id}>{texts.filter}</label>
      <input
        id={id}
        className="input"
        type="text"
        dir="auto"
        autoComplete="off"
        spellCheck="false"
        aria-describedby={hint}
        {...inputProps}
      />
      <p id={hint} hidden={term.trim() !== ''}>
        {texts.filterHint}
      </p>
      <p role="status">
        {term.trim() && (count > 0 ? interpolate(texts.shown, { count, total }) : texts.noMatch)}
      </p>
    </div>
  );
}

export const query = graphql`
  fragment Filter on SpecificationsPage {
    filter
    filterHint
    shown
    noMatch
  }
`;
