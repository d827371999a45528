import { filterByTerm } from '../lib/searchTerm';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './EntryList.module.scss';
import { Filter, useFilter } from './table/Filter';
import type { Group } from './useCatalogue';

interface Props {
  entries: Group['listed'];
  texts: Queries.FilterFragment | null;
  search: string;
  /** The slug of the entry that the hash names. */
  current: string | undefined;
}

export function EntryList({ entries, texts, search, current }: Props) {
  const filter = useFilter(search);
  const shown = filterByTerm(entries, filter.term, ({ name, alsoTradedAs }) => [
    name,
    ...(alsoTradedAs ?? []),
  ]);
  return (
    <div>
      {texts && <Filter texts={texts} count={shown.length} total={entries.length} {...filter} />}
      <ul className={styles.entries}>
        {entries.map((entry) => {
          const { slug, path, name, thumbnail } = entry;
          return (
            <li
              key={slug}
              id={slug}
              aria-current={slug === current || undefined}
              hidden={!shown.includes(entry)}
            >
              <TextLink to={path} className="is-flex is-align-items-center is-gap-2 py-2">
                <Thumbnail thumbnail={thumbnail} />
                {name}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
