import { graphql } from 'gatsby';
import { CallToAction } from '../ui/CallToAction';
import * as styles from './Ending.module.scss';

/** Suggests a next step at the end of a page. Renders nothing if the page has no ending. */
export function Ending({ ending }: { ending: Queries.EndingFragment | null }) {
  if (!ending) return null;
  const { title, text, action } = ending;
  return (
    <section className={`is-screen-only ${styles.ending}`}>
      <div className={`container cluster ${styles.row}`}>
        <div>
          <h2 className="title is-4">{title}</h2>
          <p>{text}</p>
        </div>
        <CallToAction action={action} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Ending on Ending {
    title
    text
    action {
      ...CallToActionFields
    }
  }
`;
