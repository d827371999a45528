import { TextLink } from '../../components/TextLink/TextLink';
import { currentMark, isSamePage } from '../../routes';

interface Props {
  link: { label: string; to: string };
  path: string;
  /** Set if the link is also current on the pages below its page. */
  includesBelow?: boolean;
}

/** A link in the menu. It has `aria-current` if it leads to the page at `path`. */
export function MenuLink({ link: { label, to }, path, includesBelow = false }: Props) {
  const current = includesBelow || isSamePage(to, path) ? currentMark(to, path) : undefined;
  return (
    <li>
      <TextLink to={to} aria-current={current}>
        {label}
      </TextLink>
    </li>
  );
}
