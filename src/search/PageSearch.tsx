import { useId } from 'react';
import { useSiteData } from '../ui/site/useSiteData';
import { SearchForm } from './SearchDialog';

/** The search as a part of a page. */
export function PageSearch() {
  const { title, scope } = useSiteData().navigation.search;
  const id = useId();
  return (
    <div className="has-rule my-5 pt-5">
      <h3 id={id} className="title is-5">
        {title}
      </h3>
      <SearchForm labelledBy={id}>
        <p className="is-quiet needs-scripts">{scope}</p>
      </SearchForm>
    </div>
  );
}
