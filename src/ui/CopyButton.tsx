import { graphql } from 'gatsby';
import * as styles from './CopyButton.module.scss';
import { Icon } from './Icon';
import { useCopy } from './useCopy';

interface Props {
  text: string;
  texts: Queries.CopyButtonTextsFragment;
}

/** A button that copies `text`. If copying fails, the text is shown so that visitors can copy it manually. */
export function CopyButton({ text, texts }: Props) {
  const { outcome, copy } = useCopy(text);
  return (
    <div className={`cluster is-screen-only needs-scripts ${styles.copy}`}>
      <button type="button" className="text-button" onClick={copy}>
        <Icon name="copy" /> {texts.copy}
      </button>
      <span role="status">{outcome && texts[outcome]}</span>
      {outcome === 'failed' && <span className={styles.text}>{text}</span>}
    </div>
  );
}

export const query = graphql`
  fragment CopyButtonTexts on CopyLabels {
    copy
    copied
    failed
  }
`;
