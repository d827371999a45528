import { graphql } from 'gatsby';
import { useId } from 'react';
import { VERBATIM } from '../../ui/attributes';
import { useInterpolate } from '../../ui/site/language';
import type { useFilter } from './useFilter';

interface Props extends ReturnType<typeof useFilter> {
  texts: Queries.FilterFragment;
  count: number;
  total: number;
}

export function Filter({ texts, term, inputProps, count, total }: Props) {
  const interpolate = useInterpolate();
  const id = useId();
  const hint = `${id}hint`;
  return (
    <div className="is-screen-only needs-scripts stack is-gap-1 is-small prose block-after">
      <label htmlFor={id} className="has-text-weight-medium">
        {texts.filter}
      </label>
      <input
        id={id}
        className="input"
        type="text"
        dir="auto"
        autoComplete="off"
        {...VERBATIM}
        aria-describedby={hint}
        {...inputProps}
      />
      <span id={hint} hidden={term.trim() !== ''}>
        {texts.filterHint}
      </span>
      <span role="status" className="has-text-weight-medium">
        {term.trim() && (count > 0 ? interpolate(texts.shown, { count, total }) : texts.noMatch)}
      </span>
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
