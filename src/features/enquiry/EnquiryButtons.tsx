import { graphql } from 'gatsby';
import { CONTACT } from '../../routes';
import { AddToEnquiry } from './AddToEnquiry';
import { EnquireLink } from './EnquireLink';

interface Props {
  /** The product or fiber, and the path of its page. */
  item: { path: string; name: string };
  /** The subject to fill in; `{item}` is replaced by the name. */
  subject: string;
  labels: Queries.EnquiryButtonsFragment;
}

/** What a buyer can do with a sheet: ask for it at once, or collect it. */
export const EnquiryButtons = ({ item, subject, labels: { enquire, enquiryList } }: Props) => (
  <>
    <EnquireLink action={{ label: enquire, to: CONTACT }} subject={subject} item={item.name} />
    <AddToEnquiry item={item} copy={enquiryList} />
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
