import { graphql } from 'gatsby';
import { useState } from 'react';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { interpolate } from '../../components/interpolate';
import { Prose } from '../../components/Prose/Prose';
import { Section } from '../../components/Section/Section';
import { useHydrated } from '../../hooks/useHydrated';
import * as styles from './Thanks.module.scss';
import { askedIn } from './thanksState';
import { useEndEnquiry } from './useEndEnquiry';

interface Props {
  copy: Queries.ThanksFragment;
  /** The navigation state of the page, which tells what was asked for (`thanksState.ts`). */
  state: unknown;
}

/**
 * The content of the thank-you page. What was asked for is told right after it was sent: browsers keep the state over a
 * reload, but a page that begins with its HTML is not the one that was led to.
 */
export function Thanks({ copy: { heading, promise, asked: askedLabel, actions }, state }: Props) {
  useEndEnquiry();
  const [isLedTo] = useState(useHydrated());
  const asked = isLedTo ? askedIn(state) : undefined;
  return (
    <Section heading={heading}>
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
    </Section>
  );
}

export const query = graphql`
  fragment Thanks on ThankYouPage {
    heading {
      ...SectionHeadingFields
    }
    promise
    asked
    actions {
      ...CallToActionFields
    }
  }
`;
