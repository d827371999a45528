import { navigate } from 'gatsby';
import { useId } from 'react';
import { searchPath } from '../routes';
import { useLocalPath } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { SearchForm } from './SearchDialog';
import { useRecentSearches } from './useRecentSearches';

export function PageSearch() {
  const { title, scope } = useSiteData().navigation.search;
  const localPath = useLocalPath();
  const { add } = useRecentSearches();
  const id = useId();
  const searchFor = (term: string) => {
    add(term);
    navigate(localPath(searchPath(term)));
  };
  return (
    <div className="has-rule my-5 pt-5">
      <h3 id={id} className="title is-5">
        {title}
      </h3>
      <SearchForm labelledBy={id} onSearch={searchFor}>
        <p className="is-quiet needs-scripts">{scope}</p>
      </SearchForm>
    </div>
  );
}
