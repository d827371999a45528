import { graphql } from 'gatsby';
import { TextLink } from './TextLink';

interface Props {
  action: Queries.CallToActionFieldsFragment;
  className?: string;
}

export function CallToAction({ action: { label, to }, className = 'button is-secondary' }: Props) {
  return (
    <TextLink to={to} className={className}>
      {label}
    </TextLink>
  );
}

export function CallsToAction({ actions }: { actions: readonly Queries.CallToActionFieldsFragment[] }) {
  return (
    <div className="cluster is-gap-2">
      {actions.map((action, index) => (
        <CallToAction key={index} action={action} className={index === 0 ? 'button is-primary' : undefined} />
      ))}
    </div>
  );
}

export const query = graphql`
  fragment CallToActionFields on CallToAction { label to }
`;
