import { graphql } from 'gatsby';
import { CallToAction } from '../../ui/CallToAction';

/** The empty state of a list. It says that there is nothing to show and suggests what to do instead. */
export const Notice = ({ notice: { title, text, action } }: { notice: Queries.NoticeFieldsFragment }) => (
  <div className="panel stack is-flush p-5">
    <h3 className="title is-4">{title}</h3>
    <p>{text}</p>
    {action && <CallToAction action={action} />}
  </div>
);

export const query = graphql`
  fragment NoticeFields on Notice {
    title
    text
    action {
      ...CallToActionFields
    }
  }
`;
