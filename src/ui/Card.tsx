import type { ComponentProps, ReactNode } from 'react';
import '../styles/cards.scss';
import { ArrowLink } from './ArrowLink';
import { Picture } from './Picture';

interface Props {
  picture: Parameters<typeof Picture>[0]['picture'];
  priority: boolean;
  title: string;
  children: ReactNode;
  link: ComponentProps<typeof ArrowLink> | null;
}

export function Card({ picture, priority, title, children, link }: Props) {
  return (
    <li className="card">
      <Picture picture={picture} priority={priority} />
      <div className="card-content">
        <h3 className="title is-4">{title}</h3>
        {children}
        {link && <ArrowLink {...link} ofCard />}
      </div>
    </li>
  );
}
