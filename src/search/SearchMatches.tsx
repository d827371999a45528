import type { KeyboardEvent } from 'react';
import { searchPath } from '../routes';
import { Icon } from '../ui/Icon';
import { useInterpolate, useLanguage } from '../ui/site/language';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SearchDialog.module.scss';
import { useSearchIndex } from './searchIndex';

const MAX_MATCHES = 6;

/** Moves the focus between the field of the dialog and the links to matches. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...document.querySelectorAll<HTMLElement>('dialog[open] :is(input, li a)')];
  const index = stops.indexOf(event.target as HTMLElement);
  const next = step && stops[index + step];
  if (!next || index < 0 || event.nativeEvent.isComposing) return;
  event.preventDefault();
  next.focus();
}

/** Links to the best matches of a term, and to all on `page` (docs/behaviour.md, "Search"). */
export function SearchMatches({ term, page }: { term: string; page: string }) {
  const { matches } = useSiteData().navigation.search;
  const interpolate = useInterpolate();
  const { results } = useSearchIndex(term.trim(), useLanguage().code);
  const count = results.length;
  const found = <span>{interpolate(matches, { count })}</span>;
  return (
    <>
      <p role="status" className="is-quiet">
        {count > MAX_MATCHES ? (
          <TextLink to={searchPath(term.trim(), page)} className="arrow-link">
            {found} <Icon name="arrow-right" />
          </TextLink>
        ) : (
          count > 0 && found
        )}
      </p>
      <ul className={styles.matches}>
        {results.slice(0, MAX_MATCHES).map(({ path, title, kind, entry }) => (
          <li key={path + title}>
            <TextLink to={path}>
              {entry && <Thumbnail thumbnail={entry.thumbnail} />}
              <span>{title}</span>
              {kind && <span className="is-quiet">{kind}</span>}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
