import { TextLink } from '../../components/TextLink/TextLink';
import { isSamePage } from '../../routes';

interface Props {
  link: { label: string; to: string };
  /** The path of the page shown. */
  path: string;
}

/** An entry of the menu; the one that leads to the page shown is marked. */
export function MenuLink({ link: { label, to }, path }: Props) {
  return (
    <li>
      <TextLink to={to} aria-current={isSamePage(to, path) ? 'page' : undefined}>
        {label}
      </TextLink>
    </li>
  );
}
