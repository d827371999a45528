import type { ComponentProps, ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink';
import { Picture } from '../Picture/Picture';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  /** Whether the picture is in the first view. */
  priority?: boolean;
  title: string;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** What stands below the title. */
  children: ReactNode;
  /** Where the card leads. */
  link?: ComponentProps<typeof ArrowLink>;
}

/** An entry of a list of cards: picture, title, text and the way on. */
export function Card({ picture, priority = false, title, eyebrow, children, link }: Props) {
  return (
    <li className="card">
      <Picture picture={picture} priority={priority} />
      <div className="card-content">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h3 className="title is-4">{title}</h3>
        {children}
        {link && <ArrowLink {...link} />}
      </div>
    </li>
  );
}
