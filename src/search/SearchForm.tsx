import { withPrefix } from 'gatsby';
import type { FormEvent, RefObject } from 'react';
import { SERVICES } from '../routes';
import { useLocalPath } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';

interface Props {
  /** The id of the element with the name of the field. */
  labelledBy: string;
  onSearch: (term: string) => void;
  inputRef: RefObject<HTMLInputElement>;
  className: string;
}

/**
 * The field and the button that search the site. The field has no `name`, so that the browser does not add the term to
 * the URL. Without scripts there is no field, and the button opens the services page.
 */
export function SearchForm({ labelledBy, onSearch, inputRef, className }: Props) {
  const { placeholder, submit } = useSiteData().navigation.search;
  const localPath = useLocalPath();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const term = inputRef.current?.value.trim();
    if (term) onSearch(term);
  };
  return (
    <form className={className} action={withPrefix(localPath(SERVICES))} onSubmit={search}>
      <input
        ref={inputRef}
        className="input needs-scripts"
        type="text"
        dir="auto"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-labelledby={labelledBy}
        placeholder={placeholder}
      />
      <button type="submit" className="button is-primary">
        {submit}
      </button>
    </form>
  );
}
