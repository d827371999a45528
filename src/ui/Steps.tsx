import { Figures } from './Figures';
import * as styles from './Steps.module.scss';

interface Props {
  steps: readonly {
    title: string;
    text: string;
    /** The documents of the step, or the task of each person or company. */
    facts?: readonly { label: string; text: string }[] | null;
  }[];
  numbered?: boolean;
}

export function Steps({ steps, numbered = true }: Props) {
  const List = numbered ? 'ol' : 'ul';
  const inColumns = steps.some(({ facts }) => facts) && 'split is-align-items-stretch';
  return (
    <List role="list" className={`${inColumns || ''} ${numbered ? styles.numbered : ''}`}>
      {steps.map(({ title, text, facts }, index) => (
        <li key={index} className={`is-tight ${numbered ? '' : 'has-strong-rule'}`}>
          <h3 className="title is-4">{title}</h3>
          <Figures as="p" text={text} />
          {facts && (
            <dl className={`stack is-gap-1 is-small mt-3 ${styles.facts}`}>
              {facts.map((fact, factIndex) => (
                <div key={factIndex} className="pair">
                  <dt className="has-text-weight-medium">{fact.label}</dt>
                  <Figures as="dd" text={fact.text} />
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </List>
  );
}
