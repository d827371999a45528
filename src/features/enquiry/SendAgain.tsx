import { graphql } from 'gatsby';
import { interpolate } from '../../components/interpolate';
import * as styles from './ContactForm.module.scss';

interface Props {
  /** When it was sent, in milliseconds since 1970. */
  at: number;
  copy: Queries.SendAgainFragment;
  onRestore: () => void;
  onForget: () => void;
}

/** Offers the last enquiry back, which the service may not have delivered. */
export function SendAgain({ at, copy, onRestore, onForget }: Props) {
  const time = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={`panel ${styles.wide} ${styles.sendAgain}`}>
      <h4 className="title is-5">{copy.title}</h4>
      <p>{interpolate(copy.text, { time })}</p>
      <div className="buttons">
        <button type="button" className="button is-secondary" onClick={onRestore}>
          {copy.restore}
        </button>
        <button type="button" className="button is-secondary" onClick={onForget}>
          {copy.forget}
        </button>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment SendAgain on ContactPageFormSendAgain {
    title
    text
    restore
    forget
  }
`;
