import { Icon } from '../Icon/Icon';
import * as styles from '../SocialLinks/SocialLinks.module.scss';
import { shareTargets } from './shareTargets';

interface Props {
  /** The full address of the page. */
  url: string;
  title: string;
  heading: string;
  /** The name of a link; `{network}` stands for the network. */
  label: string;
}

/** Links that share the page on social networks, without any script of theirs. */
export function ShareLinks({ url, title, heading, label }: Props) {
  return (
    <div>
      <h2 className="title is-5">{heading}</h2>
      <ul className={styles.links}>
        {shareTargets(url, title).map(({ network, icon, href }) => (
          <li key={network}>
            <a href={href} aria-label={label.replace('{network}', network)}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
