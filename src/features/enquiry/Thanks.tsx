import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { interpolate } from '../../components/interpolate';
import { Prose } from '../../components/Prose/Prose';
import * as styles from './Thanks.module.scss';
import { askedIn } from './thanksState';
import { useEndEnquiry } from './useEndEnquiry';
import { useNavigationState } from './useNavigationState';

interface Props {
  copy: Queries.ThanksFragment;
  /** The navigation state of the page, which tells what was asked for (`thanksState.ts`). */
  state: unknown;
}

/** The content of the thank-you page, which tells what was asked for right after it was sent. */
export function Thanks({ copy: { promise, asked: askedLabel, actions }, state }: Props) {
  useEndEnquiry();
  const asked = askedIn(useNavigationState(state));
  return (
    <>
      <Prose paragraphs={promise} />
      {asked && (
        <div className={`panel ${styles.asked}`}>
          <p>{interpolate(askedLabel, { subject: asked.subject })}</p>
          {asked.goods && <p className={styles.goods}>{asked.goods}</p>}
        </div>
      )}
      <div className="buttons">
        {actions.map((action, index) => (
          <CallToAction
            key={action.to}
            action={action}
            className={index === 0 ? 'button is-primary' : 'button is-secondary'}
          />
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  fragment Thanks on ThankYouPage {
    promise
    asked
    actions {
      ...CallToActionFields
    }
  }
`;
