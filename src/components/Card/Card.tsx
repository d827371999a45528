import type { ComponentProps, ReactNode } from 'react';
import { ArrowLink } from '../ArrowLink/ArrowLink';
import { Picture } from '../Picture/Picture';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  title: string;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** What stands below the title. */
  children: ReactNode;
  /** Where the card leads. */
  link?: ComponentProps<typeof ArrowLink>;
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
        {link && <ArrowLink {...link} />}
      </div>
    </li>
  );
}
