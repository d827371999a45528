import { interpolate } from '../../lib/interpolate';
import { CallToAction } from '../../ui/CallToAction';
import { prefillState } from '../prefill/prefill';

interface Props {
  /** The link. `{item}` in the label is replaced with the name of the product or fiber. */
  action: Queries.CallToActionFieldsFragment;
  /** The subject to fill in. `{item}` is replaced as well. */
  subject: string;
  /** The name of the product or fiber. Undefined if the catalogue is empty. */
  item: string | undefined;
}

/** A link to the contact form that fills in the subject of the enquiry. */
export function EnquireLink({ action, subject, item }: Props) {
  if (!item) return <CallToAction action={action} />;
  const label = interpolate(action.label, { item });
  return (
    <CallToAction
      action={{ ...action, label }}
      state={prefillState({ subject: interpolate(subject, { item }) })}
    />
  );
}
