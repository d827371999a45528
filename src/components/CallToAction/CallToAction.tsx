import { graphql } from 'gatsby';
import type { EnquiryValues } from '../../features/enquiry/enquiry';
import { enquiryState } from '../../features/enquiry/prefill';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  /** The classes of a Bulma button; the primary one unless told otherwise. */
  className?: string;
  /** What is known of the enquiry that it leads to. */
  enquiry?: EnquiryValues;
}

/** A link that asks the visitor to do something, as a button. */
export function CallToAction({ action: { label, to }, className = 'button is-primary', enquiry }: Props) {
  return (
    <TextLink to={to} className={className} state={enquiry && enquiryState(enquiry)}>
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
