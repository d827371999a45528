import { navigate } from 'gatsby';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchPath } from '../routes';
import { VERBATIM } from '../ui/attributes';
import { useDialog } from '../ui/hooks/useDialog';
import { Icon } from '../ui/Icon';
import { useLocalPath } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import * as styles from './SearchDialog.module.scss';
import { useRecentSearches } from './useRecentSearches';

function useSearch(onSearch?: () => void) {
  const { add } = useRecentSearches();
  const localPath = useLocalPath();
  const { resultsPage } = useSiteData().navigation;
  const searchFor = (term: string) => {
    onSearch?.();
    add(term);
    const path = localPath(searchPath(term, resultsPage));
    // Add no history entry if the search is repeated.
    const { pathname, search } = window.location;
    navigate(path, { replace: path === pathname + search });
  };
  return { results: localPath(resultsPage), searchFor };
}

interface FormProps {
  labelledBy: string;
  inputRef?: RefObject<HTMLInputElement>;
  onSearch?: () => void;
}

/** The field has no `name`, so the term is never part of the URL. Without scripts there is no field. */
export function SearchForm({ labelledBy, inputRef, onSearch }: FormProps) {
  const { search: texts } = useSiteData().navigation;
  const { results, searchFor } = useSearch(onSearch);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = event.currentTarget.querySelector('input')?.value.trim();
    if (term) searchFor(term);
  };
  return (
    <form className={`cluster ${styles.form}`} action={results} onSubmit={search}>
      <input
        ref={inputRef}
        className="input needs-scripts"
        type="text"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        {...VERBATIM}
        aria-labelledby={labelledBy}
        placeholder={texts.placeholder}
      />
      <button type="submit" className="button is-primary">
        {texts.submit}
      </button>
      <p className="is-quiet is-wide needs-scripts">{texts.scope}</p>
    </form>
  );
}

/** The search button and dialog (docs/behaviour.md, "Search"). Without scripts the button opens the services page. */
export function SearchDialog({ locationKey }: { locationKey: string | undefined }) {
  const { search, resultsPage } = useSiteData().navigation;
  const { open, close, dialogProps } = useDialog(locationKey);
  const recent = useRecentSearches();
  const { results, searchFor } = useSearch(close);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [matches, setMatches] = useState<typeof import('./SearchMatches')>();
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  useEffect(() => {
    // If this fails, the next letter tries again.
    if (typed && !matches) import('./SearchMatches').then(setMatches, () => {});
  }, [typed, matches]);

  const openDialog = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setWasOpened(true));
    open(event.currentTarget.querySelector('button'));
    input.current?.select();
    setTyped(input.current?.value ?? '');
  };
  const clear = () => {
    recent.clear();
    // The pressed button is removed together with the terms.
    input.current?.focus();
  };

  return (
    <>
      <form action={results} onSubmit={openDialog}>
        <button type="submit" className="icon-button" aria-label={search.label} aria-haspopup="dialog">
          <Icon name="search" />
        </button>
      </form>
      {wasOpened && (
        <dialog
          className={styles.dialog}
          aria-labelledby={`${id}title`}
          onInput={({ target }) => setTyped((target as HTMLInputElement).value)}
          // The next opening searches again, in case this search failed.
          onClose={() => setTyped('')}
          onKeyDown={matches?.moveFocus}
          {...dialogProps}
        >
          <div className={styles.box}>
            <h2 id={`${id}title`} className="title is-3">
              {search.title}
            </h2>
            <SearchForm labelledBy={`${id}title`} inputRef={input} onSearch={close} />
            {typed && matches && <matches.SearchMatches term={typed} page={resultsPage} />}
            {recent.terms.length > 0 && (
              <>
                <div className="cluster is-spaced is-tight is-justify-content-space-between">
                  <h3 id={`${id}recent`} className="title is-4">
                    {search.recent}
                  </h3>
                  <button type="button" className="text-button" onClick={clear}>
                    {search.clear}
                  </button>
                </div>
                <ul className={styles.recent} aria-labelledby={`${id}recent`}>
                  {recent.terms.map((term) => (
                    <li key={term}>
                      <button type="button" onClick={() => searchFor(term)}>
                        <Icon name="history" />
                        <bdi className="is-clamped">{term}</bdi>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <button
              type="button"
              className={`icon-button ${styles.close}`}
              aria-label={search.close}
              onClick={close}
            >
              <Icon name="x" />
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
