import { Icon } from './Icon';
import { TextLink } from './TextLink';

interface Props {
  to: string;
  label: string;
  /** For screen readers only: distinguishes links that have the same label. */
  srSuffix?: string;
  /** Extends the clickable area to the whole card that contains the link (`cards.scss`). */
  ofCard?: boolean;
}

export function ArrowLink({ to, label, srSuffix, ofCard = false }: Props) {
  return (
    <TextLink to={to} className={ofCard ? 'arrow-link card-action' : 'arrow-link'}>
      {label}
      {srSuffix && <span className="is-sr-only">{` ${srSuffix}`}</span>}
      <Icon name="arrow-right" />
    </TextLink>
  );
}
