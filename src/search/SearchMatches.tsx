import { useInterpolate, useLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SearchDialog.module.scss';
import { useSearchIndex } from './useSearchIndex';

const MAX_MATCHES = 6;

/** Links to the best matches of a term that the visitor types (docs/behaviour.md, "Search"). */
export default function SearchMatches({ term }: { term: string }) {
  const { matches } = useSiteData().navigation.search;
  const interpolate = useInterpolate();
  const { count, pages } = useSearchIndex(term, useLanguage().code) ?? { count: 0, pages: [] };
  return (
    <>
      <p role="status" className="is-quiet">
        {count > 0 && <span>{interpolate(matches, { count })}</span>}
      </p>
      <ul className={styles.matches}>
        {pages.slice(0, MAX_MATCHES).map(({ path, title, kind, thumbnail }) => (
          <li key={path + title}>
            <TextLink to={path}>
              {thumbnail && <Thumbnail thumbnail={{ digest: thumbnail }} />}
              <span>{title}</span>
              <span className="is-quiet">{kind}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
