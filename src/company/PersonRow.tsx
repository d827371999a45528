import type { ReactNode } from 'react';
import { Person } from './Person';

interface Props {
  picture: Queries.SquarePictureFragment | null;
  name: string;
  role: string;
  text: string;
  children?: ReactNode;
}

export function PersonRow({ picture, name, role, text, children }: Props) {
  return (
    <li className="row split is-top is-row-gap-3">
      <Person picture={picture} name={<h3 className="title is-4">{name}</h3>} role={role} />
      <div className="stack">
        <p className="prose">{text}</p>
        {children}
      </div>
    </li>
  );
}
