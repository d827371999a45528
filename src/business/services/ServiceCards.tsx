import { graphql } from 'gatsby';
import '../../styles/cards.scss';
import { ArrowLink } from '../../ui/ArrowLink';
import { useHoverDisclosure } from '../../ui/hooks/useHoverDisclosure';
import { Icon, iconName } from '../../ui/Icon';
import { Lines } from '../../ui/List';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import * as styles from './ServiceCards.module.scss';

interface CardProps {
  service: Queries.ServiceCardFragment;
  readMore: string;
  priority: boolean;
  sizes: string | undefined;
}

/** The card of a service. For a mouse, an overlay opens on hover and focus (docs/behaviour.md, "Services"). */
function ServiceCard({ service, readMore, priority, sizes }: CardProps) {
  const { link, title, icon, img, description, features } = service;
  const { open, areaProps } = useHoverDisclosure<HTMLLIElement>();
  return (
    <li className={`panel stack is-gap-0 is-relative ${styles.card}`} data-open={open} {...areaProps}>
      <div className="card-face">
        <Picture picture={img} priority={priority} sizes={sizes} />
        <div className={`card-face ${styles.text}`}>
          <h3 className="title is-4">{title}</h3>
          <p className="is-small">{description}</p>
          <span className={`icon-link ${styles.hint}`} aria-hidden="true">
            {readMore} <Icon name="arrow-right" />
          </span>
        </div>
      </div>
      <div className={`stack is-align-content-start is-flush is-small ${styles.overlay}`}>
        <p className={`title ${styles.heading}`} aria-hidden="true">
          <Icon name={iconName(icon)} />
          {title}
        </p>
        {features && <Lines items={features} />}
        <ArrowLink to={link} label={readMore} srSuffix={title} ofCard />
      </div>
    </li>
  );
}

interface Props {
  services: readonly Queries.ServiceCardFragment[];
  readMore: string;
  /** Leaves out the texts on phones. The cards are not in view when the page loads. */
  short?: boolean;
}

export function ServiceCards({ services, readMore, short = false }: Props) {
  return (
    <ul role="list" className={`grid-cards ${short ? styles.short : ''}`}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.link}
          service={service}
          readMore={readMore}
          priority={!short && index === 0}
          sizes={services.length === 1 ? HALF_PAGE : undefined}
        />
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment ServiceCard on Service {
    link
    title
    icon
    img { ...CardPicture }
    description
    features
  }
`;
