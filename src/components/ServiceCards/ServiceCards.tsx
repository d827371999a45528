import { graphql } from 'gatsby';
import { Notice } from '../Notice/Notice';
import { ServiceCard } from './ServiceCard';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  texts: Queries.ServiceCardsFragment;
  /** Set if the first card is in view when the page loads, so that its picture loads with high priority. */
  firstInView?: boolean;
}

/** A list of service cards, or a notice if there are no services. */
export function ServiceCards({ services, texts: { readMore, noServices }, firstInView = false }: Props) {
  if (services.length === 0) return <Notice notice={noServices} />;
  return (
    <ul className="grid-cards">
      {services.map((service, index) => (
        <ServiceCard
          key={service.link}
          service={service}
          readMore={readMore}
          priority={firstInView && index === 0}
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
