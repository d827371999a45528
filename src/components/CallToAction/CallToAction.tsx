import { graphql } from 'gatsby';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  /** The classes of a Bulma button. */
  className?: string;
  /** Navigation state for the page that it leads to. */
  state?: object;
}

/** A link that asks the visitor to do something, as a button. */
export function CallToAction({ action: { label, to }, className = 'button is-primary', state }: Props) {
  return (
    <TextLink to={to} className={className} state={state}>
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
