import { currentMark, isSamePage } from '../../routes';
import { TextLink } from '../../ui/TextLink';

interface Props {
  link: { label: string; to: string };
  path: string;
  /** Set if the link is also current on the pages below its page and on these pages. */
  pages?: readonly string[];
}

/** A link in the menu. It has `aria-current` if it leads to the page at `path`. */
export function MenuLink({ link: { label, to }, path, pages }: Props) {
  const current = pages || isSamePage(to, path) ? currentMark(to, path, pages) : undefined;
  return (
    <li>
      <TextLink to={to} aria-current={current}>
        {label}
      </TextLink>
    </li>
  );
}
