import { graphql } from 'gatsby';
import { CallToAction } from '../ui/CallToAction';
import * as styles from './Ending.module.scss';

export const Ending = ({ title, text, action }: Queries.EndingFragment) => (
  <section className={`is-screen-only ${styles.ending}`}>
    <div className="container cluster is-align-items-center is-justify-content-space-between is-row-gap-2 is-column-gap-6">
      <div className={`is-tight ${styles.heading}`}>
        <h2 className="title is-4">{title}</h2>
        <p className="prose">{text}</p>
      </div>
      <div>
        <CallToAction action={action} />
      </div>
    </div>
  </section>
);

export const query = graphql`
  fragment Ending on Ending {
    title
    text
    action {
      ...CallToActionFields
    }
  }
`;
