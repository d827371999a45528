import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';
import { TextLink } from '../../components/TextLink/TextLink';

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  copy: Queries.ServiceCardsFragment;
}

/** The services as cards, or word that there are none at the moment. */
export function ServiceCards({ services, copy: { readMore, noServices } }: Props) {
  if (services.length === 0) {
    return (
      <div className="prose">
        <h3 className="title is-4">{noServices.title}</h3>
        <p>{noServices.text}</p>
        {noServices.action && <TextLink to={noServices.action.to}>{noServices.action.label}</TextLink>}
      </div>
    );
  }
  return (
    <ul className="grid-cards">
      {services.map(({ link, title, icon, img, description, features }) => (
        <Card key={link} picture={img} title={title} icon={icon} link={{ to: link, label: readMore }}>
          <p>{description}</p>
          <ul className="ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    link
    title
    icon
    img {
      ...CardPicture
    }
    description
    features
  }

  fragment ServiceCards on ServicesPage {
    readMore
    noServices {
      title
      text
      action {
        ...CallToActionFields
      }
    }
  }
`;
