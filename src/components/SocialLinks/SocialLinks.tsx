import { useFrame } from '../../hooks/useFrame';
import { Icon } from '../Icon/Icon';
import * as styles from './SocialLinks.module.scss';

/** The company's social networks, from the settings. `label` names the list for screen readers. */
export function SocialLinks({ label }: { label: string }) {
  const { socialLinks } = useFrame().site;
  return (
    <ul className={styles.links} aria-label={label}>
      {socialLinks.map(({ name, url, icon }) => (
        <li key={name}>
          <a href={url} aria-label={name}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
