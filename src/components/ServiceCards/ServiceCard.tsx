import { graphql } from 'gatsby';
import '../../styles/cards.scss';
import { useHoverDisclosure } from '../../hooks/useHoverDisclosure';
import { ArrowLink } from '../ArrowLink/ArrowLink';
import { Icon } from '../Icon/Icon';
import { iconName } from '../Icon/iconName';
import { Picture } from '../Picture/Picture';
import * as styles from './ServiceCard.module.scss';

interface Props {
  service: Queries.ServiceCardFragment;
  /** The label of the link to the service page. */
  readMore: string;
  /** Set if the picture is in view when the page loads. */
  priority: boolean;
}

/**
 * The card of a service. If a mouse is the only pointer, the features and the link are in an overlay that opens on
 * hover and focus. On other devices they are always visible on the card (docs/behaviour.md, "Services").
 */
export function ServiceCard({ service, readMore, priority }: Props) {
  const { link, title, icon, img, description, features } = service;
  const { open, areaProps } = useHoverDisclosure<HTMLLIElement>();
  return (
    <li className={styles.card} data-open={open} {...areaProps}>
      <div className="card-face">
        <Picture picture={img} priority={priority} />
        <div className={styles.text}>
          <h3 className="title is-4">{title}</h3>
          <p>{description}</p>
          <span className={styles.hint} aria-hidden="true">
            {readMore} <Icon name="arrow-right" />
          </span>
        </div>
      </div>
      <div className={styles.overlay}>
        <p className={styles.heading} aria-hidden="true">
          <Icon name={iconName(icon)} />
          {title}
        </p>
        <ul className="ticks">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <ArrowLink to={link} label={readMore} srSuffix={title} />
      </div>
    </li>
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
`;
