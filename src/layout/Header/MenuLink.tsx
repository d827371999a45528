import { Link } from 'gatsby';
import { canonicalPath } from '../../routes';

interface Props {
  link: { label: string; to: string };
  /** The path of the page shown. */
  path: string;
}

/** Whether a link leads to the page shown; an alias counts as its canonical page. */
export const isCurrent = (to: string, path: string): boolean => canonicalPath(to) === canonicalPath(path);

/** An entry of the menu; the one that leads to the page shown is marked. */
export function MenuLink({ link: { label, to }, path }: Props) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}
