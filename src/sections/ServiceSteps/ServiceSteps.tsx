import { graphql } from 'gatsby';
import * as styles from './ServiceSteps.module.scss';

/** An ordered list of the steps of a service. Each step has documents or responsibilities. */
export function ServiceSteps({ steps }: { steps: readonly Queries.ServiceStepsFragment[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, facts }) => (
        <li key={title} className={`is-tight ${styles.step}`}>
          <div>
            <h3 className="title is-5">{title}</h3>
            <p>{text}</p>
          </div>
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment ServiceSteps on ServiceDetailFeatures {
    title
    text
    facts {
      label
      text
    }
  }
`;
