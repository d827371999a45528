import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import * as styles from './NotFound.module.scss';

/** The content of the 404 page. */
export function NotFound({
  texts: { code, title, text, action },
}: {
  texts: Queries.NotFoundFieldsFragment;
}) {
  return (
    <section className="section">
      <div className="container split">
        <p className={styles.code}>{code}</p>
        <div>
          <h2 className="title is-2">{title}</h2>
          <p className="prose block-after">{text}</p>
          <CallToAction action={action} />
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
