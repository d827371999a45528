import { graphql } from 'gatsby';
import { Icon, iconName } from '../Icon/Icon';
import * as styles from './Badges.module.scss';

/** A row of short claims, each with an icon, and a note that explains them. */
export function Badges({ page: { badges, badgesNote } }: { page: Queries.BadgesFragment }) {
  return (
    <div>
      <ul className={`cluster ${styles.badges}`}>
        {badges.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={iconName(icon)} /> {label}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{badgesNote}</p>
    </div>
  );
}

export const query = graphql`
  fragment Badges on PulsesProductsPage {
    badges {
      icon
      label
    }
    badgesNote
  }
`;
