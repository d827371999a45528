import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { FILTER_PARAMETER } from '../../routes';
import { showFiltered } from '../../ui/attributes';

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

/** The filter in the URL, empty in the first render. The input is uncontrolled, to keep text typed before hydration. */
export function useFilter(search: string) {
  const [term, setTerm] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const next = (isFirst.current && input.current?.value) || termIn(search);
    isFirst.current = false;
    if (input.current) input.current.value = next;
    setTerm(next);
    showFiltered();
  }, [search]);

  useEffect(() => {
    // Do not write the empty term to the URL before the first effect has read the filter from it.
    if (input.current?.value !== term) return;
    const timer = setTimeout(() => writeUrl(term), URL_DELAY);
    return () => clearTimeout(timer);
  }, [term]);

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTerm(currentTarget.value);
  return { term, inputProps: { ref: input, onChange } };
}
