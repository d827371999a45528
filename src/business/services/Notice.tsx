import { graphql } from 'gatsby';
import { CallToAction } from '../../ui/CallToAction';
import { useInterpolate } from '../../ui/site/language';

interface Props {
  notice: Queries.NoticeFieldsFragment;
  term?: string;
}

/** The empty state of a list. It says that there is nothing to show and suggests what to do instead. */
export function Notice({ notice: { title, text, action }, term = '' }: Props) {
  const interpolate = useInterpolate();
  return (
    <div className="panel stack is-flush p-5">
      <h3 className="title is-4 is-clamped">{interpolate(title, { term })}</h3>
      <p>{text}</p>
      {action && <CallToAction action={action} />}
    </div>
  );
}

export const query = graphql`
  fragment NoticeFields on Notice {
    title
    text
    action {
      ...CallToActionFields
    }
  }
`;
