import { CallToAction } from '../../components/CallToAction/CallToAction';
import { interpolate } from '../../components/interpolate';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  /** The subject of the enquiry; `{item}` stands for the name of the entry. */
  subject: string;
  /** The name of the entry asked about; none while the catalogue is empty. */
  item: string | undefined;
}

/** A button that leads to the contact form, the subject of the enquiry filled in. */
export function EnquireLink({ action, subject, item }: Props) {
  return (
    <CallToAction action={action} enquiry={item ? { subject: interpolate(subject, { item }) } : undefined} />
  );
}
