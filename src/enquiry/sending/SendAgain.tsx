import { graphql } from 'gatsby';
import { interpolate } from '../../lib/interpolate';
import { useLanguage } from '../../ui/site/language';
import { formatDate } from '../../ui/site/localText';
import * as styles from '../form/ContactForm.module.scss';

interface Props {
  /** The time when the enquiry was sent, in milliseconds since 1970. */
  at: number;
  texts: Queries.SendAgainFragment;
  onRestore: () => void;
  onForget: () => void;
}

/** An offer to restore the last enquiry, because the form service may not have delivered it. */
export function SendAgain({ at, texts, onRestore, onForget }: Props) {
  const { code } = useLanguage();
  const time = formatDate(new Date(at), code, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={`panel stack is-flush is-wide ${styles.sendAgain}`}>
      <h4 className="title is-5">{texts.title}</h4>
      <p>{interpolate(texts.text, { time })}</p>
      <div className="buttons">
        <button type="button" className="button is-secondary" onClick={onRestore}>
          {texts.restore}
        </button>
        <button type="button" className="button is-secondary" onClick={onForget}>
          {texts.forget}
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
