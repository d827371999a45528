import { Icon } from './Icon';
import { TextLink } from './TextLink';

interface Props {
  to: string;
  label: string;
  /** Text that only screen readers announce after the label. It distinguishes links that have the same label. */
  srSuffix?: string;
}

/** The link at the bottom of a card. `card-action` extends its clickable area to the whole card (`cards.scss`). */
export function ArrowLink({ to, label, srSuffix }: Props) {
  return (
    <TextLink to={to} className="arrow-link card-action">
      {label}
      {srSuffix && <span className="is-sr-only">{` ${srSuffix}`}</span>}
      <Icon name="arrow-right" />
    </TextLink>
  );
}
