import { graphql } from 'gatsby';
import { Icon } from '../Icon/Icon';
import * as styles from './CopyButton.module.scss';
import { useCopy } from './useCopy';

interface Props {
  /** What is copied. */
  text: string;
  labels: Queries.CopyLabelsFieldsFragment;
}

/** A button that copies a text; where the browser does not allow it, the text is shown to be marked. */
export function CopyButton({ text, labels }: Props) {
  const { outcome, copy } = useCopy(text);
  return (
    <div className={styles.copy}>
      <button type="button" className="text-button" onClick={copy}>
        <Icon name="copy" /> {labels.copy}
      </button>
      <span role="status">{outcome && labels[outcome]}</span>
      {outcome === 'failed' && <span className={styles.text}>{text}</span>}
    </div>
  );
}

export const query = graphql`
  fragment CopyLabelsFields on CopyLabels {
    copy
    copied
    failed
  }
`;
