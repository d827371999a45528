import { graphql } from 'gatsby';
import { Icon } from '../Icon/Icon';
import * as styles from './Badges.module.scss';

/** A row of short claims, each with an icon. */
export function Badges({ badges }: { badges: readonly Queries.BadgeFieldsFragment[] }) {
  return (
    <ul className={styles.badges}>
      {badges.map(({ icon, label }) => (
        <li key={label}>
          <Icon name={icon} /> {label}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment BadgeFields on Badge {
    icon
    label
  }
`;
