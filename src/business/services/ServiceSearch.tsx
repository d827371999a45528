import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { SERVICES } from '../../routes';
import { CallToAction } from '../../ui/CallToAction';
import { useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { ServiceCards } from './ServiceCards';
import * as styles from './ServiceSearch.module.scss';
import { useServiceSearch } from './useServiceSearch';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  texts: Queries.ServiceSearchFragment;
  search: string;
  /** Returns the results from other pages, which follow the services. */
  elsewhere: (term: string) => ReactNode;
}

/** The services that match the term in the URL, or all services if there is no term (docs/behaviour.md, "Services"). */
export function ServiceSearch({ services, texts, search, elsewhere }: Props) {
  const { term, found, announce, cleared, resultsProps } = useServiceSearch(services, search);
  const interpolate = useInterpolate();
  const { noMatch } = texts;
  const searching = term !== '' && services.length > 0;
  return (
    <>
      <div
        className={`cluster is-spaced has-underlines ${styles.line}`}
        data-searching={searching || undefined}
      >
        <p role="status" className="is-clamped">
          {searching && announce && <span>{interpolate(texts.results, { count: found.length, term })}</span>}
          {cleared && (
            <span className="is-sr-only">{interpolate(texts.cleared, { count: found.length })}</span>
          )}
        </p>
        {searching && <TextLink to={SERVICES}>{texts.clearSearch}</TextLink>}
      </div>
      <section className={styles.results} aria-label={texts.resultsLabel} {...resultsProps}>
        {searching && found.length === 0 ? (
          <div className="cluster is-spaced has-underlines is-flush">
            <h3 className="title is-5 is-clamped">{interpolate(noMatch.title, { term })}</h3>
            <p>
              <span>{noMatch.text}</span>{' '}
              {noMatch.action && <TextLink to={noMatch.action.to}>{noMatch.action.label}</TextLink>}
            </p>
          </div>
        ) : (
          <ServiceCards services={found} texts={texts} firstInView />
        )}
      </section>
      {elsewhere(term)}
      {!term && (
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
