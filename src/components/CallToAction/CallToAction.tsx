import { graphql } from 'gatsby';
import { TextLink } from '../TextLink/TextLink';

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
