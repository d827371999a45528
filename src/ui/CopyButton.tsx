import { graphql } from 'gatsby';
import { useState } from 'react';
import * as styles from './CopyButton.module.scss';
import { useChange } from './hooks/useChange';
import { Icon } from './Icon';

/** A button that copies `text`. If copying fails, the text is shown so that visitors can copy it manually. */
export function CopyButton({ text, texts }: { text: string; texts: Queries.CopyButtonTextsFragment }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useChange(text, () => setOutcome(undefined));

  const copy = async () => {
    // Clear the live region first. Otherwise it would not announce the same outcome again.
    setOutcome(undefined);
    await Promise.resolve();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // For example on pages without HTTPS.
      setOutcome('failed');
    }
  };
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
