import { graphql } from 'gatsby';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { filterByTerm } from '../../lib/searchTerm';
import { SEARCH_PARAMETER, SERVICES } from '../../routes';
import { CallToAction } from '../../ui/CallToAction';
import { useHydrated } from '../../ui/site/hydration';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { ServiceCards } from './ServiceCards';
import * as styles from './ServiceSearch.module.scss';

/** Returns the search term in the query of a URL. It is empty before hydration, because the HTML lists all services. */
export function useSearchTerm(search: string): string {
  const term = new URLSearchParams(search).get(SEARCH_PARAMETER)?.trim() ?? '';
  return useHydrated() ? term : '';
}

/** Returns the services whose title, description or features contain a folded term. */
export const matchingServices = (services: readonly Queries.ServiceCardFragment[], term: string) =>
  filterByTerm(services, term, ({ title, description, features }) => [
    title,
    description,
    ...(features ?? []),
  ]);

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  found: Props['services'];
  texts: Queries.ServiceSearchFragment;
  term: string;
  /** Whether the search index has not answered. Until then nothing is shown, so that nothing moves. */
  isPending: boolean;
  /** The catalogue entries that match. If no service matches, they come first, unless they arrive after the message. */
  goods: ReactNode;
  isLate: boolean;
}

/** The services that match a term (`found`), or all of them (docs/behaviour.md, "Services"). */
export function ServiceSearch({ services, found, texts, term, isPending, goods, isLate }: Props) {
  const results = useRef<HTMLElement>(null);
  /** The term of the previous results. Undefined before the first search, empty after a search has ended. */
  const [lastTerm, setLastTerm] = useState<string>();

  useEffect(() => {
    // The link that ends the search has been removed. If it had the focus, move the focus to the results.
    if (lastTerm && !term && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true });
    if (!isPending && (lastTerm || term)) setLastTerm(term);
  }, [term, lastTerm, isPending]);

  const interpolate = useInterpolate();
  const searching = term !== '' && services.length > 0;
  const isShown = searching && !isPending;
  const notice = services.length === 0 ? texts.noServices : found.length === 0 ? texts.noMatch : undefined;
  const areGoodsFirst = notice && !isLate;
  return (
    <>
      {areGoodsFirst && goods}
      <div
        className={`mb-5 ${styles.services} ${notice ? 'cluster is-spaced is-small' : ''}`}
        data-searching={searching || undefined}
      >
        <div
          className={`cluster is-spaced has-underlines has-text-weight-medium ${searching && !notice ? 'mb-3' : ''}`}
        >
          <p role="status" className="is-clamped">
            {/* Visible after the first render: screen readers announce only later changes. */}
            {isShown && (
              <span className={lastTerm === term ? undefined : 'is-invisible'}>
                {interpolate(texts.results, { count: found.length, term })}
              </span>
            )}
            {lastTerm === '' && (
              <span className="is-sr-only">{interpolate(texts.cleared, { count: found.length })}</span>
            )}
          </p>
          {isShown && <TextLink to={SERVICES}>{texts.clearSearch}</TextLink>}
        </div>
        <section className="is-filtered" aria-label={texts.resultsLabel} ref={results} tabIndex={-1}>
          {!isPending && !notice && <ServiceCards services={found} readMore={texts.readMore} />}
          {!isPending && notice && (
            <div className="cluster is-spaced has-underlines is-flush is-row-gap-0">
              <h3 className="has-text-weight-medium is-clamped">{interpolate(notice.title, { term })}</h3>
              <p>
                <span>{notice.text}</span>{' '}
                {notice.action && <TextLink to={notice.action.to}>{notice.action.label}</TextLink>}
              </p>
            </div>
          )}
        </section>
      </div>
      {!areGoodsFirst && goods}
      {!term && texts.moreServices && (
        <p className="cluster is-spaced is-filtered mt-5">
          <CallToAction action={texts.moreServices} /> {texts.moreServicesText}
        </p>
      )}
    </>
  );
}

export const query = graphql`
  fragment NoticeFields on Notice {
    title
    text
    action { ...CallToActionFields }
  }

  fragment ServiceSearch on ServicesPage {
    readMore
    results
    clearSearch
    cleared
    resultsLabel
    noMatch { ...NoticeFields }
    noServices { ...NoticeFields }
    moreServicesText
    moreServices { ...CallToActionFields }
  }
`;
