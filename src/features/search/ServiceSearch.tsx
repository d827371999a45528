import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { interpolate } from '../../components/interpolate';
import { Notice } from '../../components/Notice/Notice';
import { TextLink } from '../../components/TextLink/TextLink';
import { SERVICES } from '../../routes';
import { Elsewhere } from './Elsewhere';
import { ServiceCards } from './ServiceCards';
import * as styles from './ServiceSearch.module.scss';
import { useServiceSearch } from './useServiceSearch';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  copy: Queries.ServiceSearchFragment;
  /** The query of the URL, such as `?search=soy`. */
  search: string;
}

/** The services that match the term in the URL; all of them without one (docs/behaviour.md, "Services"). */
export function ServiceSearch({ services, copy, search }: Props) {
  const { term, found, announce, cleared, resultsProps } = useServiceSearch(services, search);
  const searching = term !== '' && services.length > 0;
  return (
    <>
      <div className={styles.line} data-searching={searching}>
        <p role="status" className="is-clamped">
          {searching && announce && <span>{interpolate(copy.results, { count: found.length, term })}</span>}
          {cleared && (
            <span className="is-sr-only">{interpolate(copy.cleared, { count: found.length })}</span>
          )}
        </p>
        {searching && <TextLink to={SERVICES}>{copy.clearSearch}</TextLink>}
      </div>
      <section className={styles.results} aria-label={copy.resultsLabel} {...resultsProps}>
        {searching && found.length === 0 ? (
          <Notice notice={copy.noMatch} term={term} />
        ) : (
          <ServiceCards services={found} copy={copy} firstInView />
        )}
      </section>
      <Elsewhere term={term} copy={copy.elsewhere} />
      {!term && (
        <p className={styles.more}>
          <CallToAction action={copy.moreServices} /> {copy.moreServicesText}
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
    ...Elsewhere
    moreServicesText
    moreServices {
      ...CallToActionFields
    }
  }
`;
