import { graphql } from 'gatsby';
import { useId } from 'react';
import '../styles/cards.scss';
import { withColon } from '../lib/localText';
import { useInterpolate, useLanguage } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { Thumbnail } from '../ui/Thumbnail';
import * as styles from './Elsewhere.module.scss';
import { useSearchIndex } from './useSearchIndex';

interface Props {
  term: string;
  texts: Queries.ElsewhereFragment['elsewhere'];
}

/** The pages and people that match a search, the best match first (docs/behaviour.md, "Search"). */
export function Elsewhere({ term, texts }: Props) {
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
            {pages.map(({ kind, path, title, thumbnail, excerpt }) => (
              <li key={path + title} className={thumbnail && styles.withSample}>
                {thumbnail && <Thumbnail thumbnail={{ digest: thumbnail }} sizes="56px" />}
                <p className="cluster is-spaced is-row-gap-0">
                  <TextLink to={path}>{title}</TextLink>
                  {kind && <span className="is-quiet">{kind}</span>}
                </p>
                {/* Each part has its own element, because page translators replace texts. */}
                <p className="is-small">
                  {excerpt.map(({ at, text, isFound }) =>
                    isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
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

export const query = graphql`
  fragment Elsewhere on ServicesPage {
    elsewhere {
      title
      count
    }
  }
`;
