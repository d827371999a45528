import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  title: string;
  /** An icon before the title. */
  icon?: string;
  /** What stands below the title. */
  children: ReactNode;
  /** Where the card leads. Screen readers hear the title behind the label, so that no two links sound alike. */
  link?: { to: string; label: string };
}

/** An entry of a list of cards: picture, title, text and the way on. */
export function Card({ picture, title, icon, children, link }: Props) {
  return (
    <li className="card">
      <Picture picture={picture} />
      <div className="card-content">
        <h3 className="title is-4">
          {icon && (
            <>
              <Icon name={icon} />{' '}
            </>
          )}
          {title}
        </h3>
        {children}
        {link && (
          <TextLink to={link.to} className="card-action" label={`${link.label}: ${title}`}>
            {link.label}
          </TextLink>
        )}
      </div>
    </li>
  );
}
