import { Icon, iconName } from './Icon';
import * as styles from './IconLinks.module.scss';

interface Props {
  links: readonly { name: string; url: string; icon: string }[];
  label: string;
}

/** A row of links that are icons. Screen readers announce the `name` of each link. */
export function IconLinks({ links, label }: Props) {
  return (
    <ul className={`cluster is-screen-only ${styles.links}`} aria-label={label}>
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <a href={url} className="icon-button is-accent" aria-label={name}>
            <Icon name={iconName(icon)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
