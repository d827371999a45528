import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FILTER_PARAMETER } from '../../routes';
import { showFiltered } from '../../ui/browser/filterPending';

/** Milliseconds between the last change and the update of the URL. */
const URL_DELAY = 300;

const termIn = (search: string): string => new URLSearchParams(search).get(FILTER_PARAMETER) ?? '';

/** Writes the filter to the URL of the current history entry. Like `useHashChoice`, it bypasses the Gatsby router. */
function writeUrl(term: string): void {
  const url = new URL(window.location.href);
  if (term) url.searchParams.set(FILTER_PARAMETER, term);
  else url.searchParams.delete(FILTER_PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

function fill(inputs: ReadonlySet<HTMLInputElement>, value: string): void {
  for (const input of inputs) if (input.value !== value) input.value = value;
}

/**
 * Manages the filter of the tables of a page and synchronizes it with the URL (docs/behaviour.md, "Specifications"). The
 * filter is empty in the first render. Text that was typed before hydration is kept.
 * @param search the query string of the URL, such as `?filter=dal`
 * @returns the filter term and the props of the inputs, which are uncontrolled. Several inputs always have the same text
 */
export function useFilter(search: string) {
  const [term, setTerm] = useState('');
  const inputs = useRef(new Set<HTMLInputElement>()).current;
  const lastSearch = useRef<string>();

  useEffect(() => {
    const isFirst = lastSearch.current === undefined;
    lastSearch.current = search;
    const typed = isFirst && [...inputs].map(({ value }) => value).find(Boolean);
    const next = typed || termIn(search);
    fill(inputs, next);
    setTerm(next);
    showFiltered();
  }, [inputs, search]);

  useEffect(() => {
    // Do not write the empty term to the URL before the first effect has read the filter from it.
    if (inputs.size === 0 || [...inputs].some(({ value }) => value !== term)) return;
    const timer = setTimeout(() => writeUrl(term), URL_DELAY);
    return () => clearTimeout(timer);
  }, [inputs, term]);

  const ref = useCallback((input: HTMLInputElement | null) => void (input && inputs.add(input)), [inputs]);
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    fill(inputs, value);
    setTerm(value);
  };
  return { term, inputProps: { ref, onChange } };
}
