import { Link } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';

interface Props extends Pick<AriaAttributes, 'aria-controls' | 'aria-current' | 'aria-expanded'> {
  to: string;
  className?: string;
  /** What the page that it leads to is told, beside its address. */
  state?: object;
  children: ReactNode;
}

/**
 * A link to a path of this site or to a full address. Gatsby would mark every link to the page shown as the
 * current one, a link that ends a search as well; here only menus do, where they say so.
 */
export function TextLink({ to, state, 'aria-current': current, children, ...rest }: Props) {
  return to.startsWith('/') ? (
    <Link to={to} state={state} aria-current={current} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} aria-current={current} {...rest}>
      {children}
    </a>
  );
}
