import { useId } from 'react';
import '../styles/cards.scss';
import { withColon } from '../lib/localText';
import { useInterpolate, useLanguage } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SiteResults.module.scss';
import { useSearchIndex, wordsOf } from './searchIndex';

const EXCERPT_LENGTH = 28;
const MAX_WORDS_BEFORE = 6;

/** A word, also with signs between its letters and digits: `0713.60`, `L/C`, `20-ft`. */
const WORD = /([\p{L}\p{M}\p{N}\p{Cf}]+(?:[.,/&'’‑-][\p{L}\p{M}\p{N}\p{Cf}]+)*)/u;

/** Returns the excerpt with the largest number of distinct `found` words, which come from `wordsOf`. */
export function excerpt(text: string, found: readonly string[]) {
  // Parts with an odd index are words, the others are between them.
  const parts = text.split(WORD).map((part, at) => {
    const words = at % 2 === 1 ? wordsOf(part).filter((word) => found.includes(word)) : [];
    return { at, text: part, words };
  });
  const variety = (at: number) =>
    new Set(parts.slice(at, at + 2 * (EXCERPT_LENGTH - MAX_WORDS_BEFORE)).flatMap(({ words }) => words)).size;
  const hits = parts.filter(({ words }) => words.length > 0).map(({ at }) => at);
  const [first = 0] = hits.sort((one, other) => variety(other) - variety(one));
  const start = Math.max(0, first - 2 * MAX_WORDS_BEFORE);
  const end = start + 2 * EXCERPT_LENGTH - (start % 2);
  const shown = parts.slice(start, end);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isFound: false }] : []),
    ...shown.map(({ words, ...part }) => ({ ...part, isFound: words.length > 0 })),
    ...(end < parts.length ? [{ at: end, text: ' …', isFound: false }] : []),
  ];
}

interface Props {
  term: string;
  texts: Record<'title' | 'count', string>;
}

/** The pages and people that match a search, the best match first (docs/behaviour.md, "Search"). */
export function SiteResults({ term, texts }: Props) {
  const interpolate = useInterpolate();
  const { code } = useLanguage();
  const titleId = useId();
  const { count, pages } = useSearchIndex(term, code);
  const total = interpolate(texts.count, { shown: pages.length, count });
  return (
    <>
      <p aria-live="polite" className="is-sr-only">
        {count > 0 && <span>{`${withColon(texts.title, code)} ${total}`}</span>}
      </p>
      {count > 0 && (
        <section aria-labelledby={titleId} className="has-strong-rule mt-5">
          <div className="cluster is-spaced is-flush">
            <h2 id={titleId} className="title is-4">
              {texts.title}
            </h2>
            <p>{total}</p>
          </div>
          <ul className={`split is-row-gap-3 has-underlines mt-4 ${styles.pages}`}>
            {pages.map(({ kind, path, title, thumbnail, text, terms }) => (
              <li key={path + title} className={thumbnail && styles.withSample}>
                {thumbnail && <Thumbnail thumbnail={{ digest: thumbnail }} sizes="56px" />}
                <p className="cluster is-spaced is-row-gap-0">
                  <TextLink to={path} className="has-text-weight-medium">
                    {title}
                  </TextLink>
                  {kind && <span className="is-quiet">{kind}</span>}
                </p>
                {/* Each part has its own element, because page translators replace texts. */}
                <p className="is-small">
                  {excerpt(text, terms).map(({ at, text: part, isFound }) =>
                    isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
