import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { useSiteData } from '../../site-data/useSiteData';
import * as styles from './SearchDialog.module.scss';

interface Props {
  terms: readonly string[];
  onSearch: (term: string) => void;
  onClear: () => void;
}

/** The list of recent searches. Each search is a button that repeats it. */
export function RecentSearches({ terms, onSearch, onClear }: Props) {
  const { recent, noRecent, clear } = useSiteData().navigation.search;
  const headingId = useId();
  return (
    <>
      <div className={styles.recentHead}>
        <h3 id={headingId} className="title is-5">
          {recent}
        </h3>
        {terms.length > 0 && (
          <button type="button" className="text-button" onClick={onClear}>
            {clear}
          </button>
        )}
      </div>
      {terms.length === 0 ? (
        <p>{noRecent}</p>
      ) : (
        <ul className={styles.recent} aria-labelledby={headingId}>
          {terms.map((term) => (
            <li key={term}>
              <button type="button" onClick={() => onSearch(term)}>
                <Icon name="history" />
                <span dir="auto">{term}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
