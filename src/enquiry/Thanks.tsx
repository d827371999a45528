import { graphql } from 'gatsby';
import { CallsToAction } from '../ui/CallToAction';
import { Prose } from '../ui/Prose';
import { useInterpolate } from '../ui/site/language';
import * as styles from './ContactForm.module.scss';
import { useNavigationState } from './enquiry';
import type { ThanksState } from './sendEnquiry';

interface Props {
  texts: Queries.ThanksFragment;
  /** The navigation state of the page: a `ThanksState` if the visitor came from the form. */
  state: unknown;
}

/** The content of the thank-you page. Directly after sending, it repeats the subject and the enquiry list. */
export function Thanks({ texts: { promise, asked, actions }, state }: Props) {
  const interpolate = useInterpolate();
  const { sent } = (useNavigationState(state) ?? {}) as Partial<ThanksState>;
  return (
    <>
      <Prose paragraphs={promise} />
      {sent && (
        <div className={`panel is-tight my-5 px-5 py-4 ${styles.sent}`}>
          <p>{interpolate(asked, { subject: sent.subject })}</p>
          {sent.listText && <p className="is-verbatim">{sent.listText}</p>}
        </div>
      )}
      <div className="cluster is-gap-2">
        <CallsToAction actions={actions} />
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
