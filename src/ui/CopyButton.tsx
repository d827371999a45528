import { graphql } from 'gatsby';
import { useState } from 'react';
import { useEachValue } from './hooks/useEachValue';
import { Icon } from './Icon';

/** A button that copies `text`. If copying fails, the text is shown so that visitors can copy it manually. */
export function CopyButton({ text, texts }: { text: string; texts: Queries.CopyButtonTextsFragment }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEachValue(text, () => setOutcome(undefined));

  const copy = async () => {
    // Clear the live region first. Otherwise it would not announce the same outcome again.
    setOutcome(undefined);
    await Promise.resolve();
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className="cluster is-align-items-center is-row-gap-0 is-column-gap-2 is-screen-only needs-scripts">
      <button type="button" className="text-button" onClick={copy}>
        <Icon name="copy" /> {texts.copy}
      </button>
      <span role="status">{outcome && texts[outcome]}</span>
      {outcome === 'failed' && <bdi className="is-wide is-verbatim">{text}</bdi>}
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
