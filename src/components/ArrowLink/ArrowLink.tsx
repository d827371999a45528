import { Icon } from '../Icon/Icon';
import { TextLink } from '../TextLink/TextLink';

interface Props {
  to: string;
  label: string;
  /** What the label leaves open. It is not shown, but heard behind the label, so that no two links sound alike. */
  about?: string;
}

/** The link at the foot of a card; all of the card leads where it does. */
export function ArrowLink({ to, label, about }: Props) {
  return (
    <TextLink to={to} className="arrow-link card-action">
      {label}
      {about && <span className="is-sr-only">{` ${about}`}</span>}
      <Icon name="arrow-right" />
    </TextLink>
  );
}
