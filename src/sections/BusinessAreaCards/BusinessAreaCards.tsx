import { graphql } from 'gatsby';
import { Card } from '../../components/Card/Card';
import * as styles from './BusinessAreaCards.module.scss';

interface Props {
  areas: readonly Queries.BusinessAreaCardFragment[];
  readMore: string;
  /** Label on the cards of areas that are not open yet. */
  comingSoon: string;
}

/**
 * A list of cards, each of which links to the page of a business area. The list is at the top of its page, so its first
 * picture loads with high priority.
 */
export function BusinessAreaCards({ areas, readMore, comingSoon: soon }: Props) {
  return (
    <ul className="grid-cards">
      {areas.map(({ link, title, description, image, comingSoon }, index) => (
        <Card
          key={link}
          picture={image}
          priority={index === 0}
          title={title}
          link={{ to: link, label: readMore, srSuffix: title }}
        >
          {comingSoon && <p className={styles.soon}>{soon}</p>}
          <p>{description}</p>
        </Card>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment BusinessAreaCard on BusinessArea {
    link
    title
    description
    comingSoon {
      blurred
    }
    image {
      ...CardPicture
    }
  }
`;
