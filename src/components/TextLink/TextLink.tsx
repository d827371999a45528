import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface Props {
  to: string;
  className?: string;
  /** What screen readers hear instead of the words; begins with them. */
  label?: string;
  children: ReactNode;
}

/** A link to a path of this site or to a full address. */
export function TextLink({ to, className, label, children }: Props) {
  return to.startsWith('/') ? (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className} aria-label={label}>
      {children}
    </a>
  );
}
