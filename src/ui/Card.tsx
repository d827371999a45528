import type { ComponentProps, ReactNode } from 'react';
import '../styles/cards.scss';
import { ArrowLink } from './ArrowLink';
import { Picture } from './Picture';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  priority: boolean;
  /** Of the picture, if it is as wide as half of the page. */
  sizes?: string | undefined;
  title: string;
  children: ReactNode;
  link: ComponentProps<typeof ArrowLink> | null;
}

export function Card({ picture, priority, sizes, title, children, link }: Props) {
  return (
    <li className="card">
      <Picture picture={picture} priority={priority} sizes={sizes} />
      <div className="card-content">
        <h3 className="title is-4">{title}</h3>
        {children}
        {link && <ArrowLink {...link} ofCard />}
      </div>
    </li>
  );
}
