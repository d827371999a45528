import type { AriaAttributes } from 'react';
import { TextLink } from '../../ui/TextLink';

interface Props {
  link: { label: string; to: string };
  current: AriaAttributes['aria-current'];
}

/** A link in the menu. */
export const MenuLink = ({ link: { label, to }, current }: Props) => (
  <li>
    <TextLink to={to} aria-current={current}>
      {label}
    </TextLink>
  </li>
);
