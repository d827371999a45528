import { Icon, iconName } from './Icon';
import * as styles from './SocialLinks.module.scss';
import { useSiteData } from './site/useSiteData';

export function SocialLinks({ label }: { label: string }) {
  const { socialLinks } = useSiteData().site;
  if (!socialLinks) return null;
  return (
    <ul role="list" className={`cluster is-screen-only ${styles.links}`} aria-label={label}>
      {socialLinks.map(({ name, url, icon }, index) => (
        <li key={index} className="is-flex">
          <a href={url} className="icon-button is-accent" aria-label={name}>
            <Icon name={iconName(icon)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
