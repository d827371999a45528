import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import * as styles from './NotFound.module.scss';

/** The content of the 404 page. */
export function NotFound({ texts }: { texts: Queries.NotFoundFieldsFragment }) {
  return (
    <section className="section">
      <div className="container split">
        <p className={styles.code}>{texts.code}</p>
        <div>
          <h2 className="title is-2">{texts.title}</h2>
          <p className="prose block-after">{texts.text}</p>
          <CallToAction action={texts.action} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NotFoundFields on NotFoundPage {
    code
    title
    text
    action {
      ...CallToActionFields
    }
  }
`;
