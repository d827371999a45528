import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface Props {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a path of this site or to a full address. */
export function TextLink({ to, className, children }: Props) {
  return to.startsWith('/') ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
