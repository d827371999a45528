import { Link } from 'gatsby';
import type { AriaAttributes, ReactNode } from 'react';

interface Props extends Pick<AriaAttributes, 'aria-controls' | 'aria-current' | 'aria-expanded'> {
  to: string;
  className?: string;
  /** What screen readers hear instead of the words; begins with them. */
  label?: string;
  children: ReactNode;
}

/** A link to a path of this site or to a full address. */
export function TextLink({ to, label, children, ...rest }: Props) {
  return to.startsWith('/') ? (
    <Link to={to} aria-label={label} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} aria-label={label} {...rest}>
      {children}
    </a>
  );
}
