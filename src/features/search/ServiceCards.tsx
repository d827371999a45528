import { graphql } from 'gatsby';
import { Notice } from '../../components/Notice/Notice';
import { ServiceCard } from './ServiceCard';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  copy: Queries.ServiceCardsFragment;
  /** Whether the first of them is in the first view. */
  opensPage?: boolean;
}

/** The services as cards, or word that there are none at the moment. */
export function ServiceCards({ services, copy: { readMore, noServices }, opensPage = false }: Props) {
  if (services.length === 0) return <Notice notice={noServices} />;
  return (
    <ul className="grid-cards">
      {services.map((service, index) => (
        <ServiceCard
          key={service.link}
          service={service}
          readMore={readMore}
          priority={opensPage && index === 0}
        />
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ServiceCards on ServicesPage {
    readMore
    noServices {
      ...NoticeFields
    }
  }
`;
