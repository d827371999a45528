import { Link } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';

interface Props extends Pick<AriaAttributes, 'aria-controls' | 'aria-current' | 'aria-expanded'> {
  to: string;
  className?: string;
  /** `location.state` of the target page; ignored for full URLs. */
  state?: object;
  children: ReactNode;
}

/**
 * A link to a path of this site or to a full URL. Sets `aria-current` only if the caller passes it (the menus do).
 * Gatsby's `Link` alone would set it on every link to the current path, even on one that only removes the query.
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
