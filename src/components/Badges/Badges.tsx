import { graphql } from 'gatsby';
import { Icon } from '../Icon/Icon';
import { iconName } from '../Icon/iconName';
import * as styles from './Badges.module.scss';

interface Props {
  badges: readonly Queries.BadgeFieldsFragment[];
  note: string;
}

/** A row of short claims, each with an icon, and a note that explains them. */
export function Badges({ badges, note }: Props) {
  return (
    <div>
      <ul className={styles.badges}>
        {badges.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={iconName(icon)} /> {label}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

export const query = graphql`
  fragment BadgeFields on Badge {
    icon
    label
  }
`;
