import { type ReactNode, useId } from 'react';
import { withColon } from '../lib/localText';
import { Figures } from '../ui/Figures';
import { InLanguage, useInterpolate, useLanguage } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './SiteResults.module.scss';
import { type Found, splitWords, wordsOf } from './searchIndex';

const MAX_RESULTS = 10;

/** A word, also with signs between its letters and digits: `0713.60`, `L/C`, `20-ft`. */
const WORD = /([\p{L}\p{M}\p{N}\p{Cf}]+(?:[.,/&'’‑-][\p{L}\p{M}\p{N}\p{Cf}]+)*)/u;

/** Marks the found words, which come from `wordsOf`. Page translators replace texts, so each part has its own element. */
export const Marked = ({ text, found }: { text: string; found: readonly string[] }) => (
  <>
    {text
      .split(WORD)
      .flatMap(splitWords)
      .map((part, at) => {
        const Part = wordsOf(part).some((word) => found.includes(word)) ? 'mark' : 'span';
        return <Part key={at}>{part}</Part>;
      })}
  </>
);

interface Props {
  results: readonly Found[];
  texts: Record<'goods' | 'title' | 'count', string>;
}

/** Returns the results that are shown, which are entries of catalogues or not, and a text with their numbers. */
function useShown({ results, texts }: Props, areEntries: boolean) {
  const interpolate = useInterpolate();
  const all = results.filter(({ entry }) => Boolean(entry) === areEntries);
  const shown = all.slice(0, MAX_RESULTS);
  return { all, shown, total: interpolate(texts.count, { shown: shown.length, count: all.length }) };
}

interface GoodsProps extends Props {
  renderButton: (entry: { path: string; aliases: readonly string[]; name: string }) => ReactNode;
}

/** The catalogue entries that match a search, with their main facts (docs/behaviour.md, "Search"). */
export function Goods({ renderButton, ...props }: GoodsProps) {
  const { all, shown, total } = useShown(props, true);
  if (all.length === 0) return null;
  return (
    <section aria-label={props.texts.goods} className={styles.results}>
      <ul role="list">
        {shown.map(
          ({ path, title, terms, entry }) =>
            entry && (
              <li key={path} className={`has-wide-link is-flex is-column-gap-3 mb-5 pb-5 ${styles.row}`}>
                <Thumbnail thumbnail={entry.thumbnail} sizes="(min-width: 768px) 160px, 96px" />
                <div className="cluster is-row-gap-2 is-column-gap-3 is-align-items-center">
                  <div className={styles.facts}>
                    <TextLink to={path} className="title is-4">
                      <Marked text={title} found={terms} />
                    </TextLink>
                    <InLanguage of={entry.catalogue}>
                      <dl className="is-small mt-2">
                        {entry.summary.map(({ label, value, language }, index) => (
                          <div key={index}>
                            <dt className="is-quiet">{label}</dt>{' '}
                            <Figures as="dd" text={value} language={language} />
                          </div>
                        ))}
                      </dl>
                    </InLanguage>
                  </div>
                  <div>{renderButton({ path, aliases: entry.aliases, name: title })}</div>
                </div>
              </li>
            ),
        )}
      </ul>
      {all.length > shown.length && <p className="is-quiet mb-5">{total}</p>}
    </section>
  );
}

/** The other pages and the people that match a search, the best match first, and the numbers of all results. */
export function SiteResults(props: Props) {
  const { texts } = props;
  const { code } = useLanguage();
  const titleId = useId();
  const goods = useShown(props, true);
  const { shown, total } = useShown(props, false);
  return (
    <>
      <p aria-live="polite" className="is-sr-only">
        {goods.shown.length > 0 && <span>{`${withColon(texts.goods, code)} ${goods.total} `}</span>}
        {shown.length > 0 && <span>{`${withColon(texts.title, code)} ${total}`}</span>}
      </p>
      {shown.length > 0 && (
        <section aria-labelledby={titleId} className={`has-strong-rule mt-5 ${styles.results}`}>
          <div className="cluster is-spaced is-flush">
            <h2 id={titleId} className="title is-4">
              {texts.title}
            </h2>
            <p>{total}</p>
          </div>
          <ul className="split is-row-gap-3 has-underlines mt-4">
            {shown.map(({ kind, path, title, description, terms }) => (
              <li key={path + title}>
                <p className="cluster is-spaced is-row-gap-0">
                  <TextLink to={path} className="has-text-weight-medium">
                    <Marked text={title} found={terms} />
                  </TextLink>
                  {kind && <span className="is-quiet">{kind}</span>}
                </p>
                <p className="is-small">
                  <Marked text={description} found={terms} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
