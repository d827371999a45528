import { CallToAction } from '../CallToAction/CallToAction';
import { fillIn } from '../fillIn';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  labels: Pick<Queries.CatalogueLabelsFieldsFragment, 'subject'>;
  /** The entry asked about, by its name; none while the catalogue is empty. */
  item: { name: string } | undefined;
}

/** A button that leads to the contact form, the subject of the enquiry filled in. */
export function EnquiryAction({ action, labels, item }: Props) {
  const enquiry = item && { subject: fillIn(labels.subject, { item: item.name }) };
  return <CallToAction action={action} enquiry={enquiry} />;
}
