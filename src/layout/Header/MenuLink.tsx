import { TextLink } from '../../components/TextLink/TextLink';
import { isSamePage } from '../../routes';

interface Props {
  link: { label: string; to: string };
  path: string;
}

/** A link in the menu. It has `aria-current` if it leads to the page at `path`. */
export function MenuLink({ link: { label, to }, path }: Props) {
  return (
    <li>
      <TextLink to={to} aria-current={isSamePage(to, path) ? 'page' : undefined}>
        {label}
      </TextLink>
    </li>
  );
}
