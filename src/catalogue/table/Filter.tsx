import { graphql } from 'gatsby';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { FILTER_PARAMETER } from '../../routes';
import { VERBATIM } from '../../ui/attributes';
import { useInterpolate } from '../../ui/site/language';

/** Milliseconds between the last change and the update of the URL. */
const URL_DELAY = 300;

/** Writes the filter to the URL of the current history entry. Like `useHashChoice`, it bypasses the Gatsby router. */
function writeUrl(term: string): void {
  const url = new URL(window.location.href);
  if (term) url.searchParams.set(FILTER_PARAMETER, term);
  else url.searchParams.delete(FILTER_PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

/** The filter in the URL, empty in the first render. All fields that get `inputProps` have the same term. */
export function useFilter(search: string) {
  /** Undefined until the first effect has read the term, which must not be written to the URL before. */
  const [term, setTerm] = useState<string>();

  useEffect(() => setTerm(new URLSearchParams(search).get(FILTER_PARAMETER) ?? ''), [search]);

  useEffect(() => {
    if (term === undefined) return;
    const timer = setTimeout(() => writeUrl(term), URL_DELAY);
    return () => clearTimeout(timer);
  }, [term]);

  const value = term ?? '';
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTerm(currentTarget.value);
  return { term: value, inputProps: { value, onChange } };
}

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
    <div className="is-screen-only needs-scripts stack is-gap-1 is-small prose mb-5">
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
