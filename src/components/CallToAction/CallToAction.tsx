import { graphql, Link } from 'gatsby';
import type { ReactNode } from 'react';

interface TextLinkProps {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a path of this site or to a full address. */
export function TextLink({ to, className, children }: TextLinkProps) {
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

interface Props {
  action: Queries.CallToActionFieldsFragment;
  /** The classes of a Bulma button; the primary one unless told otherwise. */
  className?: string;
}

/** A link that asks the visitor to do something, as a button. */
export function CallToAction({ action: { label, to }, className = 'button is-primary' }: Props) {
  return (
    <TextLink to={to} className={className}>
      {label}
    </TextLink>
  );
}

export const query = graphql`
  fragment CallToActionFields on CallToAction {
    label
    to
  }
`;
