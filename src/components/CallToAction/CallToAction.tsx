import { graphql } from 'gatsby';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  className?: string;
  /** The `location.state` that the target page receives. */
  state?: object;
}

/** A link that looks like a button. */
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
