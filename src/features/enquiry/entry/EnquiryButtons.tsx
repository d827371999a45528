import { graphql } from 'gatsby';
import { CONTACT } from '../../../routes';
import { AddToEnquiry } from './AddToEnquiry';
import { EnquireLink } from './EnquireLink';

interface Props {
  /** The name of the product or fiber, and the path of its page. */
  entry: { path: string; name: string };
  /** The subject to fill in. `{item}` is replaced with the name. */
  subject: string;
  texts: Queries.EnquiryButtonsFragment;
}

/** The buttons of a sheet. One opens the contact form, the other adds the entry to the enquiry list. */
export const EnquiryButtons = ({ entry, subject, texts: { enquire, enquiryList } }: Props) => (
  <>
    <EnquireLink action={{ label: enquire, to: CONTACT }} subject={subject} item={entry.name} />
    <AddToEnquiry entry={entry} texts={enquiryList} />
  </>
);

export const query = graphql`
  fragment EnquiryButtons on CatalogueSection {
    enquire
    enquiryList {
      ...EnquiryListButton
    }
  }
`;
