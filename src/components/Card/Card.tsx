import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  title: string;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** What stands below the title. */
  children: ReactNode;
  /** Where the card leads. Screen readers hear `about` behind the label, so that no two links sound alike. */
  link?: { to: string; label: string; about?: string };
}

/** An entry of a list of cards: picture, title, text and the way on. */
export function Card({ picture, title, eyebrow, children, link }: Props) {
  return (
    <li className="card">
      <Picture picture={picture} />
      <div className="card-content">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h3 className="title is-4">{title}</h3>
        {children}
        {link && (
          <TextLink
            to={link.to}
            className="arrow-link card-action"
            label={link.about && `${link.label}: ${link.about}`}
          >
            {link.label}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </div>
    </li>
  );
}
