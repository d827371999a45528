import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { filterByTerm } from '../../lib/searchTerm';
import { SEARCH_PARAMETER, SERVICES } from '../../routes';
import { showFiltered } from '../../ui/attributes';
import { CallToAction } from '../../ui/CallToAction';
import { useHydrated } from '../../ui/hooks/browserState';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { ServiceCards } from './ServiceCards';
import * as styles from './ServiceSearch.module.scss';

/** Returns the search term in the query of a URL. It is empty before hydration, because the HTML lists all services. */
export function useSearchTerm(search: string): string {
  const term = new URLSearchParams(search).get(SEARCH_PARAMETER)?.trim() ?? '';
  return useHydrated() ? term : '';
}

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  texts: Queries.ServiceSearchFragment;
  term: string;
}

/** The services that match a term, or all of them (docs/behaviour.md, "Services"). */
export function ServiceSearch({ services, texts, term }: Props) {
  const hydrated = useHydrated();
  const results = useRef<HTMLElement>(null);
  /** The term of the previous render. Undefined before the first search, empty after a search has ended. */
  const [lastTerm, setLastTerm] = useState<string>();

  useEffect(() => {
    if (hydrated) showFiltered();
    // The link that ends the search has been removed. If it had the focus, move the focus to the results.
    if (lastTerm && !term && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true });
    if (lastTerm || term) setLastTerm(term);
  }, [hydrated, term, lastTerm]);

  const found = filterByTerm(services, term, ({ title, description, features }) => [
    title,
    description,
    ...(features ?? []),
  ]);
  const interpolate = useInterpolate();
  const { noMatch } = texts;
  const searching = term !== '' && services.length > 0;
  return (
    <>
      <div
        className={`cluster is-spaced has-underlines has-text-weight-medium ${searching ? 'mb-3' : ''} ${styles.line}`}
        data-searching={searching || undefined}
      >
        <p role="status" className="is-clamped">
          {/* Not in the first render with a new term: screen readers announce only later changes. */}
          {searching && lastTerm === term && (
            <span>{interpolate(texts.results, { count: found.length, term })}</span>
          )}
          {lastTerm === '' && (
            <span className="is-sr-only">{interpolate(texts.cleared, { count: found.length })}</span>
          )}
        </p>
        {searching && <TextLink to={SERVICES}>{texts.clearSearch}</TextLink>}
      </div>
      <section className="is-filtered" aria-label={texts.resultsLabel} ref={results} tabIndex={-1}>
        {searching && found.length === 0 ? (
          <div className="cluster is-spaced has-underlines is-flush">
            <h3 className="title is-4 is-clamped">{interpolate(noMatch.title, { term })}</h3>
            <p>
              <span>{noMatch.text}</span>{' '}
              {noMatch.action && <TextLink to={noMatch.action.to}>{noMatch.action.label}</TextLink>}
            </p>
          </div>
        ) : (
          <ServiceCards services={found} texts={texts} firstInView />
        )}
      </section>
      {!term && texts.moreServices && (
        <p className="cluster is-spaced block-before">
          <CallToAction action={texts.moreServices} /> {texts.moreServicesText}
        </p>
      )}
    </>
  );
}

export const query = graphql`
  fragment ServiceSearch on ServicesPage {
    ...ServiceCards
    results
    clearSearch
    cleared
    resultsLabel
    noMatch {
      ...NoticeFields
    }
    moreServicesText
    moreServices {
      ...CallToActionFields
    }
  }
`;
