import { graphql } from 'gatsby';
import * as styles from './Badges.module.scss';

/** A row of short claims, and a note that explains them. */
export function Badges({ page: { badges, badgesNote } }: { page: Queries.BadgesFragment }) {
  return (
    <div className={styles.badges}>
      <ul className="cluster">
        {badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <p>{badgesNote}</p>
    </div>
  );
}

export const query = graphql`
  fragment Badges on PulsesProductsPage {
    badges
    badgesNote
  }
`;
