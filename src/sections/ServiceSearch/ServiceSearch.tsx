import { graphql, Link } from 'gatsby';
import { useEffect } from 'react';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Notice } from '../../components/Notice/Notice';
import { useHydrated } from '../../hooks/useHydrated';
import { searchedTerm } from '../../routes';
import { ServiceCards } from '../ServiceCards/ServiceCards';
import { filterServices } from './filterServices';
import { showFiltered } from './hideUntilFiltered';
import * as styles from './ServiceSearch.module.scss';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  copy: Queries.ServiceSearchFragment;
  /** The query of the address, such as `?search=soy`. */
  query: string;
}

/** The services, or those that match the term in the address (specification: "Services"). */
export function ServiceSearch({ services, copy, query }: Props) {
  const hydrated = useHydrated();
  const term = hydrated ? searchedTerm(query) : '';
  const found = filterServices(services, term);
  const searching = term !== '' && services.length > 0;

  useEffect(() => {
    if (hydrated) showFiltered();
  }, [hydrated]);

  return (
    <div className={styles.results}>
      <div className={styles.line}>
        <p role="status">
          {searching && copy.results.replace('{count}', String(found.length)).replace('{term}', () => term)}
        </p>
        {searching && <Link to={copy.clearSearch.to}>{copy.clearSearch.label}</Link>}
      </div>
      {searching && found.length === 0 ? (
        <Notice notice={copy.noMatch} term={term} />
      ) : (
        <ServiceCards services={found} copy={copy} />
      )}
      {!term && (
        <p className={styles.more}>
          <CallToAction action={copy.moreServices} />
        </p>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment ServiceSearch on ServicesPage {
    ...ServiceCards
    results
    clearSearch {
      ...CallToActionFields
    }
    noMatch {
      ...NoticeFields
    }
    moreServices {
      ...CallToActionFields
    }
  }
`;
