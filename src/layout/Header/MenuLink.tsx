import { TextLink } from '../../components/TextLink/TextLink';
import { isSamePage } from '../../routes';

interface Props {
  link: { label: string; to: string };
  path: string;
}

/** A menu entry, with `aria-current` if it links to the page at `path`. */
export function MenuLink({ link: { label, to }, path }: Props) {
  return (
    <li>
      <TextLink to={to} aria-current={isSamePage(to, path) ? 'page' : undefined}>
        {label}
      </TextLink>
    </li>
  );
}
