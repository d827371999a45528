import { Icon } from '../Icon/Icon';
import * as styles from './IconLinks.module.scss';

interface Props {
  links: readonly { name: string; url: string; icon: string }[];
  /** What screen readers call the list; left out where a heading names it. */
  label?: string;
}

/** Links in a row, each an icon with a name for screen readers. */
export function IconLinks({ links, label }: Props) {
  return (
    <ul className={styles.links} aria-label={label}>
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <a href={url} aria-label={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
